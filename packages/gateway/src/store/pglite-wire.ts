import { messages, protocol, types, type ParserOptions } from '@electric-sql/pglite'
import { encodeParameters } from './parameters.ts'
import type { Rows, Statement } from './store.ts'

const { serialize } = protocol

/**
 * Statements as the bytes of Postgres's own protocol, all in one piece: `opening`, each statement with its
 * parameters, `closing`. PGlite's `query` makes five calls into the database for one statement; this is one for all
 * of them, and a third of the time. A statement that fails skips the rest, and a closing `commit` then rolls back.
 */
export function writeStatements(statements: readonly Statement[], opening?: string, closing?: string): Uint8Array {
  const parts: Uint8Array[] = opening === undefined ? [] : [serialize.query(opening)]
  for (const { sql, parameters } of statements) {
    parts.push(
      serialize.parse({ text: sql }),
      serialize.bind({ values: encodeParameters(parameters).map(toText) }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
  }
  parts.push(serialize.sync())
  if (closing !== undefined) parts.push(serialize.query(closing))
  return join(parts)
}

/** The rows of each statement. What `opening` and `closing` answered is passed over. */
export function readRows(answer: readonly messages.BackendMessage[], parsers: ParserOptions): Rows[] {
  const all: Rows[] = []
  let current: Rows | undefined
  let fields: messages.RowDescriptionMessage['fields'] = []
  for (const message of answer) {
    if (message.name === 'parseComplete') {
      current = { rows: [], affected: 0 }
      fields = []
      all.push(current)
    } else if (current === undefined) {
      continue
    } else if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields
    } else if (message instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {}
      fields.forEach(({ name, dataTypeID }, index) => {
        row[name] = types.parseType(message.fields[index] ?? null, dataTypeID, parsers)
      })
      current.rows.push(row)
    } else if (message instanceof messages.CommandCompleteMessage) {
      // `INSERT 0 3`, `UPDATE 3`, `SELECT 3`, or words alone, as after `CREATE TABLE`.
      current.affected = Number(/ (\d+)$/.exec(message.text)?.[1] ?? 0)
      current = undefined
    }
  }
  return all
}

function toText(value: unknown): string | null {
  if (value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
