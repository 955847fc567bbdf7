import { forgetFailures, takeAttempt } from '../lockout.ts'
import { wrongPassword } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { checkPolicy } from '../read-input.ts'
import { isPassword, makeVerifier } from '../srp.ts'
import { userOfAccessToken } from '../tokens.ts'
import { changeUser, openVerifier, sealVerifier } from '../users.ts'

export const changePassword: Action = async (pool, input, caller) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  const proposed = checkPolicy(input['ProposedPassword'])
  await takeAttempt(pool, user.sub, caller.ip)
  if (!isPassword(pool.name, user.sub, String(input['PreviousPassword'] ?? ''), openVerifier(pool, user)))
    throw wrongPassword()
  await forgetFailures(pool, user.sub, caller.ip)
  await changeUser(pool, user.sub, { sealed_verifier: sealVerifier(pool, makeVerifier(pool.name, user.sub, proposed)) })
  return {}
}
