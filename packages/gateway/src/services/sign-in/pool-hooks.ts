import type { Context } from '../../context.ts'
import { mustUseMfa, requireMaySignIn } from './may-sign-in.ts'
import { onPoolEvent } from './on-pool-event.ts'
import { sendCode } from './send-code.ts'
import type { PoolUser } from './pool-user.ts'

type Event = Parameters<typeof onPoolEvent>[1]
type CodeMessage = Parameters<typeof sendCode>[2]

/** What the product decides for its user pool. The pool is made before the context is, and asks for it when it needs it. */
export function createPoolHooks(context: () => Context) {
  return {
    beforeTokens: (user: PoolUser): Promise<void> => requireMaySignIn(context(), user),
    mustUseMfa: (user: PoolUser): Promise<boolean> => mustUseMfa(context(), user),
    sendCode: (user: PoolUser, message: CodeMessage): Promise<void> => sendCode(context(), user, message),
    onEvent: (event: Event): Promise<void> => onPoolEvent(context(), event),
  }
}
