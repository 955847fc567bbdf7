import type { Session } from '../session/session.ts'

/** The id token with the access token beside it, or the signature with `none`. */
export function headersFor(session: Session): Record<string, string> {
  switch (session.kind) {
    case 'signature':
      return { Authorization: session.token, 'x-access-token': 'none' }
    case 'signed-in':
      return { Authorization: session.tokens.idToken, 'x-access-token': session.tokens.accessToken }
    default:
      return {}
  }
}
