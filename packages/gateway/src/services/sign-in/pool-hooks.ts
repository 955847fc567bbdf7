import type { CaptchaAction } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { refusePassword } from '../sso/refuse-password.ts'
import { mustUseMfa, requireMaySignIn } from './may-sign-in.ts'
import { onPoolEvent } from './on-pool-event.ts'
import { sendCode } from './send-code.ts'
import type { PoolUser } from './pool-user.ts'

type Event = Parameters<typeof onPoolEvent>[1]
type CodeMessage = Parameters<typeof sendCode>[2]

/** What the product decides for its user pool. The pool is made before the context is, and asks for it when it needs it. */
export function createPoolHooks(context: () => Context) {
  return {
    beforeSignIn: (metadata: Record<string, string>, caller: { ip: string }, action: CaptchaAction = 'sign_in') =>
      context().captcha.verify(metadata['captcha'], { action, ip: caller.ip }),
    beforeTokens: async (user: PoolUser, session: { by: string; isRefresh: boolean }): Promise<void> => {
      await requireMaySignIn(context(), user)
      await refusePassword(context(), user, session)
    },
    mustUseMfa: (user: PoolUser): Promise<boolean> => mustUseMfa(context(), user),
    sendCode: (user: PoolUser, message: CodeMessage): Promise<void> => sendCode(context(), user, message),
    onEvent: (event: Event): Promise<void> => onPoolEvent(context(), event),
  }
}
