/**
 * One task of docs/contributing.md, done once in a throwaway copy of the tree by `npm run rehearse`.
 * It proves that the types and the tests point at everything a newcomer would forget.
 */
export interface Rehearsal {
  /** As the row of docs/contributing.md names it: "a field of an application". */
  task: string
  /** Files of the new thing's own, below one folder: path → content. Empty where the task only edits. */
  own: Record<string, string>
  /** Edits of files that stand already, in the order a newcomer makes them. */
  steps: Step[]
  /** What the newcomer runs after the edits, spelled as `checks` are: `script docs`. */
  generated?: string[]
  /** Files and folders those commands write, so that the copy can be put back. */
  generatedFiles?: string[]
  /** How many files that stand already a newcomer may have to touch at most. */
  most: number
  /** What is run to find what is missing: `types packages/gateway`, `unit test/x.test.ts`, `script docs --check`. */
  checks: string[]
}

export interface Step {
  /** Path from the root; `edit` gets '' where the file does not stand yet. */
  file: string
  edit(text: string): string
  /**
   * What a check says while this step is missing and all others are done: matched against its output.
   * Null for a step that starts the task: nothing can miss it.
   */
  missed: RegExp | null
}

/** Puts `added` behind the first occurrence of `anchor`, and fails where the anchor is gone. */
export function after(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor)
  if (at < 0) throw new Error(`The rehearsal looks for what is no longer there: ${anchor}`)
  return text.slice(0, at + anchor.length) + added + text.slice(at + anchor.length)
}

/** Whether the step writes a file of the thing's own: an edit of a file that stands looks for a line of it and throws. */
export function writesOwn({ edit }: Step): boolean {
  try {
    return edit('') !== ''
  } catch {
    return false
  }
}
