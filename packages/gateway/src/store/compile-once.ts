import type { Compilable } from 'kysely'
import type { Statement } from './store.ts'

/** A placeholder for a value while a query is compiled. */
class Given {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Makes a parameter of a query. Each call gives its value. */
export type Param = <Value = string>(name: string) => Value

/**
 * A query that is built and compiled once and then run with different values. For a frequent read, building and
 * compiling the query would cost as much as all our other work for it.
 */
export function compileOnce(
  build: (param: Param) => Compilable,
): (values: Readonly<Record<string, unknown>>) => Statement {
  const { sql, parameters } = build((name) => new Given(name) as never).compile()
  return (values) => ({
    sql,
    parameters: parameters.map((one) => (one instanceof Given ? values[one.name] : one)),
  })
}

/** Keeps compiled queries by their shape. After `most` shapes further queries are compiled each time and not kept. */
export function keepByShape(
  most = 100,
): (shape: string, build: (param: Param) => Compilable) => ReturnType<typeof compileOnce> {
  const kept = new Map<string, ReturnType<typeof compileOnce>>()
  return (shape, build) => {
    const known = kept.get(shape)
    if (known) return known
    const made = compileOnce(build)
    if (kept.size < most) kept.set(shape, made)
    return made
  }
}
