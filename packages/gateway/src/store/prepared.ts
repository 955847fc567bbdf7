/** Characters. Longer statements are not prepared: they insert many rows, and do not occur twice. */
const MAX_LENGTH = 8_000
const MAX_PREPARED = 200
const MAX_COUNTED = 2_000

/**
 * Names the statements that are worth preparing: those that are used a second time. A name is the same in the whole
 * process; each connection tracks which names it has prepared (`PreparedStatements`).
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

/** The statements that one connection has prepared, by name. `Field` is the driver's description of a column. */
export class PreparedStatements<Field> {
  #fields = new Map<string, readonly Field[]>()
  /** Names that were sent in a failed message, so that the connection may have prepared them or not. */
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
