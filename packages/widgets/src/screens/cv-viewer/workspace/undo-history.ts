import type { Section } from '@tabard/contract'

const UNDO_MOST = 50

/** Earlier sections, the last one first. The editor has an undo of its own for what is typed while it is open. */
export interface UndoHistory {
  remember(sections: readonly Section[]): void
  /** Takes the last one out; undefined when there is none. */
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
