import type pg from 'pg'
import { parameterText } from './parameters.ts'
import type { PreparedStatements } from './prepared.ts'
import type { Rows } from './store.ts'

/** One statement with its parameters encoded. Named ones stay prepared on the connection. */
export interface Encoded {
  sql: string
  values: readonly unknown[]
  name: string | undefined
}

/** What the driver hands to whoever sends its own messages; its types name these methods' arguments otherwise. */
interface Wire {
  stream: { writable: boolean; write(bytes: Uint8Array): boolean }
  parse(message: { text: string; name: string | undefined }): void
  bind(message: { statement: string | undefined; values: readonly (string | null)[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: object): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

/**
 * Several statements as one message with one sync at its end. To Postgres that is one transaction, with neither a
 * `begin` nor a `commit` to parse: when one statement fails, those before it are undone and those after it skipped.
 */
export class Batch implements pg.Submittable {
  readonly answer: Promise<Rows[]>
  readonly #statements: readonly Encoded[]
  readonly #prepared: PreparedStatements<pg.FieldDef>
  readonly #types: pg.CustomTypesConfig
  readonly #fresh = new Set<string>()
  readonly #rows: Rows[] = []
  #current: Rows['rows'] = []
  #fields: readonly pg.FieldDef[] | undefined
  #parsers: ((text: string) => unknown)[] = []
  #resolve: (rows: Rows[]) => void = () => undefined
  #reject: (error: unknown) => void = () => undefined

  constructor(
    statements: readonly Encoded[],
    prepared: PreparedStatements<pg.FieldDef>,
    typeParsers: pg.CustomTypesConfig,
  ) {
    this.#statements = statements
    this.#prepared = prepared
    this.#types = typeParsers
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: pg.Connection): void {
    // The driver writes each part by itself, and a call of the system for many small parts costs as much as the rest of
    // the request. Its own functions write here instead, and all of it goes out at once.
    const parts: Uint8Array[] = []
    const stream = { writable: true, write: (part: Uint8Array) => parts.push(part) > 0 }
    const wire = Object.create(connection, { stream: { value: stream } }) as Wire
    for (const { sql, values, name } of this.#statements) {
      const isKnown = name !== undefined && (this.#prepared.fieldsOf(name) !== undefined || this.#fresh.has(name))
      if (!isKnown) {
        if (name !== undefined && this.#prepared.isUnsure(name)) wire.close({ type: 'S', name })
        wire.parse({ text: sql, name })
        if (name !== undefined) this.#fresh.add(name)
      }
      wire.bind({ statement: name, values: values.map(parameterText) })
      if (name === undefined || this.#prepared.fieldsOf(name) === undefined) wire.describe({ type: 'P', name: '' })
      wire.execute({})
    }
    wire.sync()
    connection.stream.write(Buffer.concat(parts))
  }

  handleRowDescription(message: { fields: pg.FieldDef[] }): void {
    this.#take(message.fields)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    const fields = this.#fields ?? this.#take(this.#knownFields())
    const row: Record<string, unknown> = {}
    for (let index = 0; index < fields.length; index += 1) {
      const text = message.fields[index] ?? null
      const name = fields[index]?.name
      if (name !== undefined) row[name] = text === null ? null : this.#parsers[index]?.(text)
    }
    this.#current.push(row)
  }

  handleCommandComplete(message: { text: string }): void {
    // `INSERT 0 3`, `UPDATE 3`, `SELECT 3`, or words alone, as after `CREATE TABLE`.
    this.#next(Number(/ (\d+)$/.exec(message.text)?.[1] ?? 0))
  }

  handleEmptyQuery(): void {
    this.#next(0)
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows)
  }

  handleError(error: unknown): void {
    for (const name of this.#fresh) this.#prepared.doubt(name)
    this.#reject(error)
  }

  #knownFields(): readonly pg.FieldDef[] {
    const name = this.#statements[this.#rows.length]?.name
    return (name === undefined ? undefined : this.#prepared.fieldsOf(name)) ?? []
  }

  #take(fields: readonly pg.FieldDef[]): readonly pg.FieldDef[] {
    this.#fields = fields
    this.#parsers = fields.map((field) => this.#types.getTypeParser(field.dataTypeID, 'text'))
    return fields
  }

  #next(affected: number): void {
    const name = this.#statements[this.#rows.length]?.name
    if (name !== undefined && this.#prepared.fieldsOf(name) === undefined)
      this.#prepared.learn(name, this.#fields ?? [])
    this.#rows.push({ rows: this.#current, affected })
    this.#current = []
    this.#fields = undefined
  }
}
