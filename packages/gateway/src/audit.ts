import type { Scope } from './store/store.ts'
import type { Store } from './store/store.ts'

/** The actions that the audit log records. Entries hold ids only, never a candidate's name or address. */
export type AuditAction =
  | 'application-created'
  | 'application-deleted'
  | 'folder-deleted'
  | 'exported'
  | 'erased'
  | 'link-created'
  | 'link-changed'
  | 'output-kept'
  | 'logo-changed'
  | 'access-granted'
  | 'signed-in'
  | 'sign-in-locked'
  | 'signed-out-everywhere'
  | 'password-changed'
  | 'password-reset'
  | 'mfa-changed'
  | 'email-changed'
  | 'refresh-replayed'
  | 'company-created'
  | 'company-changed'
  | 'template-created'
  | 'template-changed'
  | 'template-deleted'
  | 'job-created'
  | 'job-changed'
  | 'logo-deleted'
  | 'user-invited'
  | 'user-changed'
  | 'role-changed'
  | 'user-deleted'
  | 'signatures-withdrawn'
  | 'photo-changed'
  | 'sso-changed'
  | 'account-linked'
  | 'user-joined'
  | 'api-key-created'
  | 'api-key-revoked'
  | 'integration-changed'
  | 'integration-connected'
  | 'integration-removed'
  | 'destination-changed'
  | 'output-sent'

export interface AuditEntry {
  companyId: string
  /** A user id, or `link:<id>` for a visitor. */
  actor: string
  action: AuditAction
  subject: string
  atSeconds: number
  details?: Record<string, unknown>
}

/** Writes the entry in the scope of the change it records, so that both are committed or neither. */
export async function writeAudit(scope: Scope, sql: Store['sql'], entry: AuditEntry): Promise<void> {
  await scope.query(
    sql.insertInto('audit').values({
      company_id: entry.companyId,
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject,
      at: entry.atSeconds,
      details: entry.details ?? {},
    }),
  )
}
