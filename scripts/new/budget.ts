import { before } from './new-thing.ts'

/** Adds a row to test/size/budgets.json: the most bytes of a first load, as sent. Lower it once the real number is known. */
export function withBudget(text: string, measured: string, maxBytes: number): string {
  return before(text, '\n  },\n  "neverFirst"', `,\n    "${measured}": ${maxBytes}`)
}
