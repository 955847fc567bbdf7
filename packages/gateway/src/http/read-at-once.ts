import { AppError } from '@tabard/contract'
import type { Context } from '../context.ts'
import type { UserActor } from '../identity/actor.ts'
import type { Claim } from '../identity/authenticate.ts'
import type { Rows } from '../store/store.ts'

/**
 * Runs `work` for a user whose tokens are genuine, with the rest of the check ahead of its first read: the caller is
 * looked up in the same message as what they ask for, which is one trip to the database instead of two. That suits
 * calls that are asked often, only read, and need nothing of their caller but the company. Every check is made as on
 * other calls, before a row is handed on and before anything, a failure too, is answered.
 * `admit` decides, once it is known who they are, whether they may; it throws if not.
 */
export async function readAtOnce<Answer>(
  context: Context,
  claim: Claim,
  admit: (actor: UserActor) => void,
  work: (context: Context, actor: UserActor) => Promise<Answer>,
): Promise<Answer> {
  let proved: UserActor | undefined
  let isAsked = false
  const check = (answers: readonly Rows[]): void => {
    const actor = claim.prove(answers)
    admit(actor)
    proved = actor
  }
  const { store } = context
  const guarded: Context['store'] = {
    ...store,
    asCompany(companyId) {
      const scope = store.asCompany(companyId)
      // Only the claim's own company may be read before it is proved.
      if (isAsked || companyId !== claim.companyId) return scope
      const first = store.asGuardedCompany(companyId, { statements: claim.statements, check })
      const once = <Verb extends 'query' | 'run'>(verb: Verb) =>
        ((given: never) => {
          const runner = isAsked ? scope : first
          isAsked = true
          return runner[verb](given)
        }) as (typeof scope)[Verb]
      return { ...scope, query: once('query'), run: once('run'), transaction: refuse }
    },
  }
  const actor: UserActor = {
    kind: 'user',
    userId: claim.userId,
    companyId: claim.companyId,
    get role() {
      if (!proved) throw new Error('The role is asked for before it is known: this call cannot be read at once')
      return proved.role
    },
  }
  try {
    return await work({ ...context, store: guarded }, actor)
  } finally {
    // Work that failed or ended without asking the database is checked as well. A failed check replaces its error.
    if (!proved) check(await store.asSystem().run(claim.statements))
  }
}

function refuse(): never {
  throw new AppError('unexpected', { cause: new Error('A call that is read at once may not write') })
}
