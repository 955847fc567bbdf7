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

export function createArrival(kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Arrival {
  const store = createStore<ArrivalState>(() => ({ email: null, isUnderWay: kept.getItem(KEY) !== null }))
  return {
    store,
    invited: (email) => store.setState({ email }),
    begin: () => {
      kept.setItem(KEY, '1')
      store.setState({ email: null, isUnderWay: true })
    },
    end: () => {
      kept.removeItem(KEY)
      store.setState({ email: null, isUnderWay: false })
    },
  }
}
