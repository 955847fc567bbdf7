import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ArrivalState {
  /**
   * The e-mail address of a user whose temporary password was right at login. It is kept only in memory, and the
   * password nowhere.
   */
  email: string | null
  /** Whether the account has its own password and only the profile is missing. This outlasts a reload. */
  isUnderWay: boolean
}

/**
 * The state of a user who is confirming their account. They are signed in before the end, and must not be sent on until
 * then.
 */
export interface Arrival {
  readonly store: StoreApi<ArrivalState>
  invited(email: string): void
  begin(): void
  end(): void
}

const KEY = 'tabard.arrival'

export function createArrival(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Arrival {
  const kept = <Value>(work: (items: ReturnType<typeof storage>) => Value): Value | null => {
    try {
      return work(storage())
    } catch {
      // Where storage is blocked, this is forgotten at a reload.
      return null
    }
  }
  const store = createStore<ArrivalState>(() => ({
    email: null,
    isUnderWay: kept((items) => items.getItem(KEY)) !== null,
  }))
  return {
    store,
    invited: (email) => store.setState({ email }),
    begin: () => {
      kept((items) => items.setItem(KEY, '1'))
      store.setState({ email: null, isUnderWay: true })
    },
    end: () => {
      kept((items) => items.removeItem(KEY))
      store.setState({ email: null, isUnderWay: false })
    },
  }
}
