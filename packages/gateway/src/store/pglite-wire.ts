import { messages, protocol, types, type ParserOptions } from '@electric-sql/pglite'
import { encodeParameters, parameterText } from './parameters.ts'
import { createStatementNames, PreparedStatements } from './prepared.ts'
import type { Rows, Statement } from './store.ts'

const { serialize } = protocol

type Field = messages.RowDescriptionMessage['fields'][number]

/** An encoded message: its bytes, and the functions that read its answer. */
export interface Sent {
  bytes: Uint8Array
  read(answer: readonly messages.BackendMessage[]): Rows[]
  /** To be called instead of `read` when the message failed. */
  failed(): void
}

/**
 * Encodes statements as one message of Postgres's protocol: `opening`, each statement with its parameters, one sync.
 * PGlite's `query` calls the database five times for one statement. This calls it once for all statements and takes a
 * third of the time. When a statement fails, those before it are undone and those after it skipped. A statement that was
 * used before is neither parsed nor planned again.
 */
export function createPgliteWire(parsers: ParserOptions) {
  const nameOf = createStatementNames()
  const prepared = new PreparedStatements<Field>()

  return {
    write(statements: readonly Statement[], opening?: string): Sent {
      const parts: Uint8Array[] = opening === undefined ? [] : [serialize.query(opening)]
      const names = statements.map(({ sql }) => nameOf(sql))
      const fresh = new Set<string>()
      statements.forEach(({ sql, parameters }, index) => {
        const name = names[index]
        const isKnown = name !== undefined && (prepared.fieldsOf(name) !== undefined || fresh.has(name))
        if (!isKnown) {
          if (name !== undefined && prepared.isUnsure(name)) parts.push(serialize.close({ type: 'S', name }))
          parts.push(serialize.parse({ text: sql, ...(name !== undefined && { name }) }))
          if (name !== undefined) fresh.add(name)
        }
        const values = encodeParameters(parameters).map(parameterText)
        parts.push(serialize.bind({ values, ...(name !== undefined && { statement: name }) }))
        if (name === undefined || prepared.fieldsOf(name) === undefined) parts.push(serialize.describe({ type: 'P' }))
        parts.push(serialize.execute({}))
      })
      parts.push(serialize.sync())
      return {
        bytes: join(parts),
        read: (answer) => readRows(answer, names),
        failed: () => fresh.forEach((name) => prepared.doubt(name)),
      }
    },
  }

  /** The rows of each statement. Answers to `opening` are skipped; only a statement with a bind message has rows here. */
  function readRows(answer: readonly messages.BackendMessage[], names: readonly (string | undefined)[]): Rows[] {
    const all: Rows[] = []
    let current: Rows | undefined
    let fields: readonly Field[] = []
    for (const message of answer) {
      if (message.name === 'bindComplete') {
        const name = names[all.length]
        fields = (name === undefined ? undefined : prepared.fieldsOf(name)) ?? []
        current = { rows: [], affected: 0 }
        all.push(current)
      } else if (current === undefined) {
        continue
      } else if (message instanceof messages.RowDescriptionMessage) {
        fields = message.fields
      } else if (message instanceof messages.DataRowMessage) {
        const row: Record<string, unknown> = {}
        for (let index = 0; index < fields.length; index += 1) {
          const field = fields[index]
          if (field) row[field.name] = types.parseType(message.fields[index] ?? null, field.dataTypeID, parsers)
        }
        current.rows.push(row)
      } else if (message instanceof messages.CommandCompleteMessage) {
        // `INSERT 0 3`, `UPDATE 3`, `SELECT 3`, or only words, as after `CREATE TABLE`.
        current.affected = Number(/ (\d+)$/.exec(message.text)?.[1] ?? 0)
        current = undefined
        const name = names[all.length - 1]
        if (name !== undefined) prepared.learn(name, fields)
      }
    }
    return all
  }
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
