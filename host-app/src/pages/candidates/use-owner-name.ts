import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useHost } from '../../host.ts'

/** Says who of the team an owner is: a user id or an address. An id that the team does not have has no name. */
export function useOwnerName(): (owner: string) => string {
  const client = useStore(useHost().account.store, (me) => (me.at === 'ready' ? me.client : null))
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const { userId, email, name } of client?.team ?? []) {
      names.set(userId, name || email)
      names.set(email, name || email)
    }
    return (owner) => names.get(owner) ?? (owner.includes('@') ? owner : '')
  }, [client])
}
