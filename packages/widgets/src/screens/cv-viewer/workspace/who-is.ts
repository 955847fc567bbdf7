import type { Session } from '@tabard/runtime'

/** A stable name for the person who is writing, so that people who share a browser do not find each other's drafts. */
export function whoIs(session: Session): string {
  if (session.kind === 'signature') return session.payload.uid ?? session.payload.sub
  return session.kind === 'signed-in' ? (subjectOf(session.tokens.idToken) ?? 'team') : 'nobody'
}

/** The `sub` of a token. It is only read here; the gateway checks the token. */
function subjectOf(token: string): string | null {
  try {
    const body = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    const { sub } = claims as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
