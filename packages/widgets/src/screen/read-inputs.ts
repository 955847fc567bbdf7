import type { AnyScreen, InputRow } from './screen.ts'

/**
 * Parses a screen's inputs from what a door was given. A string outside the allowed values becomes the first of them;
 * booleans become real booleans. Returns the same object while the values stay the same, so that a screen hears only of
 * real changes.
 */
export function createInputParser(definition: AnyScreen): (given: Record<string, unknown>) => object {
  let known = ''
  let inputs: object = {}
  return (given) => {
    const rows = Object.entries(definition.inputs as Record<string, InputRow>)
    const read = Object.fromEntries(rows.map(([name, row]) => [name, valueOf(row, given[name])]))
    const text = JSON.stringify(read)
    if (text !== known) {
      known = text
      inputs = read
    }
    return inputs
  }
}

function valueOf(row: InputRow, value: unknown): string | boolean | undefined {
  if (row.type === 'boolean') return value === true || value === ''
  const text = typeof value === 'string' ? value : undefined
  return row.values && !row.values.includes(text ?? '') ? row.values[0] : text
}
