import { routes, type RouteName } from '@tabard/contract'
import { routeSchemas } from '@tabard/contract/schemas'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { list, map } from './bounded.ts'

interface Shape {
  type: string
  item?: Shape
  key?: unknown
  value?: Shape
  wrapped?: Shape
  options?: unknown[]
  entries?: Record<string, Shape>
}

/** As the gateway asks. */
const quick = { abortPipeEarly: true }

describe('a bounded list', () => {
  it('looks at no element of one that is too long, and at none after the first wrong one', () => {
    let looked = 0
    const element = v.pipe(
      v.number(),
      v.check((value) => {
        looked += 1
        return value < 5
      }, 'is too much'),
    )
    expect(v.safeParse(list(element, 3), [1, 2, 3, 4], quick).issues).toMatchObject([
      { message: 'must have at most 3 elements' },
    ])
    expect(v.safeParse(list(element, 9, 2), [1], quick).issues).toMatchObject([
      { message: 'must have 2 to 9 elements' },
    ])
    expect(looked).toBe(0)
    const { issues } = v.safeParse(list(element, 9), [1, 7, 8, 9])
    expect([looked, issues?.map((issue) => v.getDotPath(issue))]).toEqual([2, ['1']])
    expect(v.parse(list(v.optional(element, 4), 9), [1, undefined])).toEqual([1, 4])
  })

  it('counts the fields of an object before it looks at one', () => {
    let looked = 0
    const value = v.check<unknown, string>(() => {
      looked += 1
      return true
    }, 'x')
    const few = map(v.string(), v.pipe(v.unknown(), value), 2)
    expect(v.safeParse(few, { a: 1, b: 2, c: 3 }, quick).issues).toMatchObject([
      { message: 'must have at most 2 fields' },
    ])
    expect(looked).toBe(0)
    expect(v.parse(few, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  })
})

describe('what a caller may send', () => {
  const names = Object.keys(routes) as RouteName[]
  const million = Array.from({ length: 1_000_000 }, () => Symbol.iterator)
  const fields = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`field${n}`, Symbol.iterator]))

  it.each(names)('holds no list and no map without a bound: %s', (name) => {
    const { query, body } = routeSchemas[name]
    for (const [at, schema] of [...partsOf(query as Shape, 'query'), ...partsOf(body as Shape, 'body')]) {
      if (schema.type !== 'array' && schema.type !== 'record') continue
      const sent = schema.type === 'array' ? million : fields
      // A wrong element would be told as one: only the bound's own check speaks of the whole.
      const { issues } = v.safeParse(schema as unknown as v.GenericSchema, sent, quick)
      expect([at, issues?.map(({ type }) => type)]).toEqual([at, ['check']])
    }
  })
})

/** A schema and all within, with where they stand. */
function partsOf(schema: Shape, at: string): [string, Shape][] {
  const within = [
    ...Object.entries(schema.entries ?? {}),
    ...(schema.options ?? []).flatMap((one, n) => (isShape(one) ? [[String(n), one] as const] : [])),
    ...(['item', 'value', 'wrapped'] as const).flatMap((name) => {
      const inner = schema[name]
      return isShape(inner) ? [[name, inner] as const] : []
    }),
  ]
  return [[at, schema], ...within.flatMap(([name, inner]) => partsOf(inner, `${at}.${name}`))]
}

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && 'type' in value
}
