import { fillPattern } from '@tabard/contract'
import type { AnyScreen, InputRow } from './screen.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * The address of the page that shows a screen alone. Inputs that the path names go into the path. Other inputs go into
 * the query unless they have their default value. The input that chose the page is left out.
 */
export function frameAddress(definition: AnyScreen, inputs: object): string {
  const given = inputs as Given
  const { framePages } = definition
  const chosenBy = typeof framePages === 'string' ? null : (framePages.by as string)
  const page = typeof framePages === 'string' ? framePages : framePages.pages[String(given[chosenBy ?? ''])]
  if (page === undefined)
    throw new Error(`<tabard-${definition.tag}> has no page for ${chosenBy}="${given[chosenBy ?? '']}"`)
  const inPath = new Set(Array.from(page.matchAll(/:(\w+)/g), ([, name]) => name))
  const params = Object.fromEntries([...inPath].map((name = '') => [name, textOf(given[name])]))
  const search = new URLSearchParams()
  for (const [name, row] of rowsOf(definition)) {
    const value = given[name]
    if (inPath.has(name) || name === chosenBy || value === undefined || value === false || value === row.values?.[0])
      continue
    search.set(row.attribute, value === true ? '' : textOf(value))
  }
  return fillPattern(page, params) + (search.size > 0 ? `?${search}` : '')
}

/** The inputs that an address's query gives for a screen, by property name. The door parses them like attributes. */
export function inputsInQuery(definition: AnyScreen, search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    rowsOf(definition).flatMap(([name, { attribute }]) => {
      const value = query.get(attribute)
      return value === null ? [] : [[name, value]]
    }),
  )
}

function rowsOf(definition: AnyScreen): [string, InputRow][] {
  return Object.entries(definition.inputs as Record<string, InputRow>)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
