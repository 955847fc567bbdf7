import { applicationOf, shortLinkPath, type Right, type SignaturePayload } from '@tabard/contract'
import { nowSeconds, type Context } from '../context.ts'
import { systemDb } from '../store/db.ts'
import { demoLinkName } from './seed-demo.ts'
import { northwind } from './demo-companies.ts'
import { newId } from '../services/new-id.ts'

export type SampleKind = 'edit' | 'read' | 'expired' | 'denied' | 'missing'

/** A working day, because a gallery page stays open that long. Each use still checks the user's rights. */
const SAMPLE_SECONDS = 8 * 3600
const allRights: Right[] = ['read', 'write', 'output', 'share']

/** The demo's link and tokens, or null when the database holds no demo. */
export interface DemoSamples {
  signedLink(): Promise<string | null>
  token(kind: SampleKind, origins: string[]): Promise<{ appId: string; sig: string } | null>
}

export function createDemoSamples(context: Context): DemoSamples {
  return {
    async signedLink() {
      const link = await findDemoLink(context)
      return link && context.config.publicUrl + shortLinkPath(link.short_id)
    },
    async token(kind, origins) {
      const link = await findDemoLink(context)
      if (!link) return null
      const appId = kind === 'missing' ? newId(link.folder_id) : applicationOf(link.id)
      const now = nowSeconds(context.clock)
      const payload: SignaturePayload = {
        exp: kind === 'expired' ? now - 60 : now + SAMPLE_SECONDS,
        sub: link.user_id,
        uid: link.user_id,
        navigationAllowed: false,
        companyId: link.company_id,
        resource: { kind: 'application', id: appId },
        rights: kind === 'edit' || kind === 'missing' ? allRights : ['read'],
        origins,
      }
      const sig = await context.mintSignature(payload)
      return { appId, sig: kind === 'denied' ? forged(sig) : sig }
    },
  }
}

async function findDemoLink(context: Context) {
  const { sql, scope } = systemDb(context.store)
  const rows = await scope.query(
    sql
      .selectFrom('links')
      .innerJoin('companies', 'companies.id', 'links.company_id')
      .innerJoin('applications', 'applications.id', 'links.application_id')
      .innerJoin('users', 'users.company_id', 'companies.id')
      .select(['links.id', 'links.short_id', 'links.company_id', 'applications.folder_id', 'users.id as user_id'])
      .where('companies.client_name', '=', northwind.name)
      .where('links.name', '=', demoLinkName)
      .where('links.revoked_at', 'is', null)
      .where('links.expires_at', '>', nowSeconds(context.clock))
      .where('users.email', '=', northwind.users[0]?.email ?? '')
      .orderBy('links.created_at')
      .limit(1),
  )
  return rows[0] ?? null
}

/** The same token with a wrong signature: it can be read, but not verified. */
function forged(sig: string): string {
  const [head, body, signature = ''] = sig.split('.')
  return [head, body, Buffer.alloc(Buffer.from(signature, 'base64url').length, 7).toString('base64url')].join('.')
}
