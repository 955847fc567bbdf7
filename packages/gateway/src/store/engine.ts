import type { Rows, Statement } from './store.ts'

/** The rights of a statement: those of one company (row-level security), or those of the system. */
export type Role = { as: 'system' } | { as: 'company'; companyId: string }

/** An open interactive transaction. After `commit` or `rollback` it cannot be used any more. */
export interface OpenTransaction {
  run(statements: readonly Statement[]): Promise<Rows[]>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** The functions that PGlite and Postgres each provide. `storeOnEngine` makes the store from them. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres'
  /** `before` runs first as the system, in the same message and transaction. Its rows come first in the answer. */
  run(role: Role, statements: readonly Statement[], before?: readonly Statement[]): Promise<Rows[]>
  begin(role: Role, options?: { timeoutMs?: number }): Promise<OpenTransaction>
  execute(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  listen(channel: string, onMessage: (payload: string) => void, onConnected: () => void): Promise<() => Promise<void>>
  takeTurn(): Promise<() => Promise<void>>
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** The database role of a company's statements. Policies let it read and write only that company's rows. */
export const TENANT_ROLE = 'tabard_tenant'

/**
 * The statement that gives all later statements of the transaction a company's rights. No `begin` and `commit` are needed:
 * statements in one message with one sync at its end are one transaction.
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
 * The statements that open a transaction with a company's rights, as one simple query.
 * Simple queries take no parameters, so the id's characters are checked first.
 */
export function openingOf(role: Role): string {
  if (role.as === 'system') return 'begin'
  checkCompanyId(role.companyId)
  return `begin; set local role ${TENANT_ROLE}; select set_config('app.company', '${role.companyId}', true)`
}

function checkCompanyId(companyId: string): void {
  if (!COMPANY_ID.test(companyId)) throw new Error('A company id holds letters, digits and hyphens only')
}
