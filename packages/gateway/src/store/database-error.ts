/** An error that the database reported, in the same form for both databases. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly detail: string | undefined

  constructor(fields: DatabaseErrorFields, options?: ErrorOptions) {
    super(fields.message, options)
    this.name = 'DatabaseError'
    this.code = fields.code
    this.constraint = fields.constraint
    this.table = fields.table
    this.detail = fields.detail
  }
}

export interface DatabaseErrorFields {
  message: string
  code: string
  constraint?: string
  table?: string
  detail?: string
}

/** The fields of a driver's error, as a plain object that can be sent to another thread. Undefined when it is no database error. */
export function readDatabaseError(error: unknown): DatabaseErrorFields | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  if (!/^[0-9A-Z]{5}$/.test(error.code)) return undefined
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' ? value : undefined
  }
  return {
    message: error.message,
    code: error.code,
    constraint: text('constraint'),
    table: text('table'),
    detail: text('detail'),
  }
}

/** Whether a row could not be deleted because another row refers to it. */
export function isStillNeeded(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23503'
}

/** Whether a write was refused because a unique value is taken. With `constraint`, only for that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}
