/** Texts longer than this are one of a kind: inserts of many rows. */
const MAX_LENGTH = 8_000
const MAX_PREPARED = 200
const MAX_COUNTED = 2_000

/**
 * Which statements are worth keeping parsed and planned in the database: those asked for a second time. The name holds
 * for the process; whether a connection knows it already is the connection's own business.
 */
export function createStatementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  let seen = new Set<string>()
  return (sql) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (sql.length > MAX_LENGTH || names.size >= MAX_PREPARED) return undefined
    if (!seen.has(sql)) {
      if (seen.size >= MAX_COUNTED) seen = new Set()
      seen.add(sql)
      return undefined
    }
    const name = `t${names.size + 1}`
    names.set(sql, name)
    seen.delete(sql)
    return name
  }
}

/** What one connection knows of the named statements. `Field` is how its driver describes a column. */
export class PreparedStatements<Field> {
  #fields = new Map<string, readonly Field[]>()
  /** Sent in a message that failed: it may be there or not. */
  #unsure = new Set<string>()

  fieldsOf(name: string): readonly Field[] | undefined {
    return this.#fields.get(name)
  }

  isUnsure(name: string): boolean {
    return this.#unsure.has(name)
  }

  learn(name: string, fields: readonly Field[]): void {
    this.#fields.set(name, fields)
    this.#unsure.delete(name)
  }

  doubt(name: string): void {
    this.#fields.delete(name)
    this.#unsure.add(name)
  }
}
