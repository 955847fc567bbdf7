import type { Compilable } from 'kysely'
import type { Statement } from './store.ts'

/** Stands where a value will be, while a query is compiled. */
class Given {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A parameter of a query: a value that each call brings. */
export type Param = <Value = string>(name: string) => Value

/**
 * A query that is built and compiled once and run with other values each time. Putting a query together and compiling
 * it costs a busy read as much as all the rest that we do for it.
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

/** Keeps what `compileOnce` made, by the shape of the query. Past `most` shapes nothing more is kept, only made. */
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
