import type { Federation } from '../federation/federation.ts'
import type { Pool, PoolCaller } from '../pool.ts'

/** What the hosted sign-in is made of. */
export interface HostedParts {
  pool: Pool
  /** Where it stands, without a slash at the end. */
  origin: string
  /** Whether a browser may be sent back to this address after signing in or out; compared letter by letter. */
  mayReturnTo(address: string): Promise<boolean>
  /** The folder of the font Inter, as an address of this origin. */
  fonts: string
  /** Null: nobody signs in by an identity provider. */
  federation: Federation | null
}

export type HostedAnswer = (parts: HostedParts, request: Request, caller: PoolCaller) => Promise<Response>

/** Scopes an app may ask for. */
export const allowedScopes: ReadonlySet<string> = new Set([
  'openid',
  'email',
  'profile',
  'phone',
  'aws.cognito.signin.user.admin',
])

export function redirectTo(address: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 302, headers: { location: address, 'cache-control': 'no-store', ...headers } })
}

/** Sends the browser back to the app's registered address, with the outcome. */
export function backTo(
  { redirectUri, state }: { redirectUri: string; state: string | null },
  answer: Record<string, string>,
): Response {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== null) url.searchParams.set('state', state)
  return redirectTo(url.href)
}

const MAX_FORM_BYTES = 32_000
const MAX_FORM_FIELDS = 50

/** Null when it is too large or no form. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_FORM_BYTES) return null
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.split('&', MAX_FORM_FIELDS + 1).length > MAX_FORM_FIELDS) return null
  const form = new URLSearchParams(text)
  const names = [...form.keys()]
  // A field that comes twice is refused, because a proxy in between may read the other value.
  return new Set(names).size === names.length ? form : null
}
