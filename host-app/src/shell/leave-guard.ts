/** Asks for confirmation before the page is left, only while work is unsaved. */
export interface LeaveGuard {
  /** Says whether the named piece of work is unsaved. */
  set(name: string, isUnsaved: boolean): void
  isUnsaved(): boolean
}

/** The listener is attached only while it is needed, because it keeps the page out of the back-forward cache. */
export function createLeaveGuard(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveGuard {
  const unsaved = new Set<string>()
  const ask = (event: Event) => event.preventDefault()
  return {
    set: (name, isUnsaved) => {
      const wasEmpty = unsaved.size === 0
      if (isUnsaved) unsaved.add(name)
      else unsaved.delete(name)
      if (wasEmpty && unsaved.size > 0) target.addEventListener('beforeunload', ask)
      if (!wasEmpty && unsaved.size === 0) target.removeEventListener('beforeunload', ask)
    },
    isUnsaved: () => unsaved.size > 0,
  }
}
