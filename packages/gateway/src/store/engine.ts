import type { Rows, Statement } from './store.ts'

/** Whose eyes a statement has: one company's (row-level security), or the system's. */
export type Role = { as: 'system' } | { as: 'company'; companyId: string }

/** An open interactive transaction. After `commit` or `rollback` it answers nothing more. */
export interface OpenTransaction {
  run(statements: readonly Statement[]): Promise<Rows[]>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** What PGlite and Postgres each provide; `storeOnEngine` makes the store's verbs from it. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres'
  /** `before` are the system's and go first, in the same message and transaction; their rows come first. */
  run(role: Role, statements: readonly Statement[], before?: readonly Statement[]): Promise<Rows[]>
  begin(role: Role, options?: { timeoutMs?: number }): Promise<OpenTransaction>
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  listen(channel: string, onMessage: (payload: string) => void, onConnected: () => void): Promise<() => Promise<void>>
  takeTurn(): Promise<() => Promise<void>>
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** The role a company's statements run under; it may read and write only what policies show it. */
export const TENANT_ROLE = 'tabard_tenant'

/**
 * The statement that puts what follows it, up to the end of the transaction, into a company's wrapper. Beside it there
 * is no `begin` and no `commit`: what comes in one message, with one sync at its end, is one transaction.
 */
export function wrapperOf(role: Role): Statement[] {
  if (role.as === 'system') return []
  checkCompanyId(role.companyId)
  return [
    {
      sql: `select set_config('role', '${TENANT_ROLE}', true), set_config('app.company', $1, true)`,
      parameters: [role.companyId],
    },
  ]
}

const COMPANY_ID = /^[A-Za-z0-9-]{1,64}$/

/**
 * The statements that open a transaction in a company's wrapper, as one simple query.
 * Simple queries take no parameters, so the id is checked against its alphabet first.
 */
export function openingOf(role: Role): string {
  if (role.as === 'system') return 'begin'
  checkCompanyId(role.companyId)
  return `begin; set local role ${TENANT_ROLE}; select set_config('app.company', '${role.companyId}', true)`
}

function checkCompanyId(companyId: string): void {
  if (!COMPANY_ID.test(companyId)) throw new Error('A company id holds letters, digits and hyphens only')
}
