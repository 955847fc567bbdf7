import type pg from 'pg'
import { parameterText } from './parameters.ts'
import type { PreparedStatements } from './prepared.ts'
import type { Rows } from './store.ts'

/** One statement with its parameters encoded. A named statement stays prepared on the connection. */
export interface Encoded {
  sql: string
  values: readonly unknown[]
  name: string | undefined
}

/** The part of the driver's connection that sends messages. Declared here, because the driver's types have other arguments. */
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
 * Several statements as one message with one sync at its end, which Postgres runs as one transaction without `begin` and
 * `commit`. When one statement fails, those before it are undone and those after it skipped.
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
    // The driver would write each part with its own system call, which together cost as much as the rest of the request.
    // Here its functions write into a list, which is sent at once.
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
    // `INSERT 0 3`, `UPDATE 3`, `SELECT 3`, or only words, as after `CREATE TABLE`.
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
