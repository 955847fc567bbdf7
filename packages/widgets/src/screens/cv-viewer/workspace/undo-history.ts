import type { Section } from '@tabard/contract'

const UNDO_MOST = 50

/** Earlier states of the sections, the latest first. Typing in the open editor has its own undo there. */
export interface UndoHistory {
  remember(sections: readonly Section[]): void
  /** Removes and returns the latest state; undefined if there is none. */
  takeLast(): readonly Section[] | undefined
}

export function createUndoHistory(onChange: (canUndo: boolean) => void): UndoHistory {
  const history: (readonly Section[])[] = []
  return {
    remember: (sections) => {
      history.push(sections)
      if (history.length > UNDO_MOST) history.shift()
      onChange(true)
    },
    takeLast: () => {
      const last = history.pop()
      onChange(history.length > 0)
      return last
    },
  }
}
