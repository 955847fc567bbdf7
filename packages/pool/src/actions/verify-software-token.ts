import { refusalsEn } from '@tabard/contract'
import { forgetFailures } from '../lockout.ts'
import { codesOf, endChallenge, openUserChallenge, sealUserChallenge, takeCode } from '../next-step.ts'
import { PoolError } from '../pool-error.ts'
import type { Action, Pool, PoolCaller } from '../pool.ts'
import type { PoolUser } from '../tables.ts'
import { userOfAccessToken } from '../tokens.ts'
import { noSoftwareToken, openTotp, sealTotp, stepOfCode } from '../totp.ts'
import { changeUser } from '../users.ts'
import { requireNone } from './associate-software-token.ts'

/**
 * The app proves that it has the secret. In a sign-in that demands an app this turns it on; a signed-in user must
 * still turn it on.
 */
export const verifySoftwareToken: Action = async (pool, input, caller) => {
  const name = deviceName(input['FriendlyDeviceName'])
  if (input['AccessToken'] === undefined || input['AccessToken'] === null) {
    const { user, opened } = await openUserChallenge<{ secret?: string }>(pool, 'mfa setup', input['Session'])
    if (opened.secret === undefined) throw noSoftwareToken()
    requireNone(user)
    await takeCode(pool, opened.handle, user, caller)
    const step = checkFirstCode(pool, opened.secret, input['UserCode'])
    await endChallenge(pool, opened, user, caller)
    await keep(pool, user, opened.secret, { step, name, isOn: true }, caller)
    return { Status: 'SUCCESS', Session: sealUserChallenge(pool, user, 'mfa is set up') }
  }
  const user = await userOfAccessToken(pool, input['AccessToken'])
  if (user.sealed_pending_totp === null) throw noSoftwareToken()
  await takeCode(pool, `own ${user.sealed_pending_totp.slice(0, 24)}`, user, caller)
  const secret = openTotp(pool, user.sealed_pending_totp)
  const step = checkFirstCode(pool, secret, input['UserCode'])
  await forgetFailures(pool, codesOf(user), caller.ip)
  await keep(pool, user, secret, { step, name, isOn: user.totp_enabled }, caller)
  return { Status: 'SUCCESS' }
}

function checkFirstCode(pool: Pool, secret: string, code: unknown): number {
  const step = stepOfCode(pool, secret, code)
  if (step !== null) return step
  throw new PoolError('EnableSoftwareTokenMFAException', refusalsEn.wrongFirstAppCode)
}

async function keep(
  pool: Pool,
  user: PoolUser,
  secret: string,
  { step, name, isOn }: { step: number; name: string; isOn: boolean },
  caller: PoolCaller,
): Promise<void> {
  await changeUser(pool, user.sub, {
    sealed_totp: sealTotp(pool, secret),
    sealed_pending_totp: null,
    totp_name: name,
    totp_enabled: isOn,
    totp_step: step,
  })
  await pool.hooks.onEvent?.({ type: 'mfa-changed', user, ip: caller.ip, details: { isOn, isNewApp: true } })
}

function deviceName(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 131) : ''
}
