import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ArrivalState {
  /** Who came to the login page with a temporary password, which was right. In memory alone, and the password nowhere. */
  email: string | null
  /** The account has a password of its own; the profile is still to be filled in, also after a reload. */
  isUnderWay: boolean
}

/** Somebody confirming their account: signed in half way through, and not to be sent on before the end. */
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
      // A browser that keeps nothing forgets it at a reload.
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
