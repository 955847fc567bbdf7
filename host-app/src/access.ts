import {
  expiredPath,
  isExpired,
  isFramedArea,
  opensPage,
  type AppRoute,
  type PathParams,
  type User,
} from '@tabard/contract'
import type { Session } from '@tabard/runtime'
import { loginPath, redirectTarget } from './redirect-target.ts'
import { text } from './shell/shell.text.ts'

export interface AccessQuestion {
  route: AppRoute
  params: PathParams
  /** Path, query and hash as the address bar shows them. */
  address: string
  session: Session
  /** The signed-in user's record, once it is known. */
  user: Pick<User, 'userType'> | null
  isBetaHost: boolean
  /** Whether a page of another origin frames ours. */
  isForeignFrame: boolean
  nowSeconds: number
  /** Whether the visitor is confirming their account. They are signed in before that is finished. */
  isArriving: boolean
  /**
   * Whether this page stands already, in a frame. It stays when its token ends or is refused, because somebody may be
   * typing in it; the screen says what is wrong, and the page around gives the next token.
   */
  isShownInFrame: boolean
}

export type Reason =
  | 'not-signed-in'
  | 'already-signed-in'
  | 'signature-expired'
  | 'signature-invalid'
  | 'navigation-denied'
  | 'team-preview'

export type Decision =
  | { kind: 'show' }
  /** The session is still being opened. */
  | { kind: 'wait' }
  | { kind: 'go'; to: string; reason: Reason }
  /** A beta host admits only users whose type is beta. */
  | { kind: 'turn-away'; message: string }

const show: Decision = { kind: 'show' }
const go = (to: string, reason: Reason): Decision => ({ kind: 'go', to, reason })

/** Decides whether a visitor may see a page, and where they go if not. Pure: everything it uses is passed in. */
export function decideAccess(question: AccessQuestion): Decision {
  const { route, session, user, isBetaHost, isForeignFrame } = question
  // The browser asked who may frame the page that was loaded. Pages that are opened from it without loading would be
  // framed with it, so the same rule is kept here.
  if (isForeignFrame && !isFramedArea(route.path)) return go('/accessDenied', 'navigation-denied')
  if (route.access === 'open') return show
  if (session.kind === 'opening') return { kind: 'wait' }
  if (session.kind === 'signed-in' && isBetaHost && user !== null && user.userType !== 'beta')
    return { kind: 'turn-away', message: text.notBeta }
  if (route.access === 'signed-out') return whileSignedOut(question)
  if (session.kind === 'signed-in') return route.access === 'signature' ? teamPreview(question) : show
  if (session.kind === 'signature') return withSignature(question)
  return unauthenticated(question)
}

function whileSignedOut({ route, session, address, isArriving }: AccessQuestion): Decision {
  if (session.kind !== 'signed-in') return show
  if (route.page === 'confirm-account' && isArriving) return show
  const query = new URLSearchParams(address.split('#', 1)[0]?.split('?')[1] ?? '')
  return go(redirectTarget(query.get('redirect')), 'already-signed-in')
}

/** The team sees what a client sees, and its visits are not counted as a client's. */
function teamPreview({ params }: AccessQuestion): Decision {
  return go(`/singlepageview/digitalcv/${encodeURIComponent(params.appId ?? '')}`, 'team-preview')
}

function withSignature(question: AccessQuestion): Decision {
  const { route, params, session, nowSeconds } = question
  if (session.kind !== 'signature') return unauthenticated(question)
  if (isExpired(session.payload, nowSeconds)) return question.isShownInFrame ? show : expired(question)
  return opensPage(session.payload, { route, params }) ? show : go('/accessDenied', 'navigation-denied')
}

function unauthenticated(question: AccessQuestion): Decision {
  const { kind } = question.session
  if (question.isShownInFrame && (kind === 'expired' || kind === 'invalid')) return show
  if (question.session.kind === 'expired') return expired(question)
  if (question.session.kind === 'invalid') return go('/accessDenied', 'signature-invalid')
  return go(loginPath(question.address), 'not-signed-in')
}

function expired({ route }: AccessQuestion): Decision {
  return go(expiredPath(route), 'signature-expired')
}
