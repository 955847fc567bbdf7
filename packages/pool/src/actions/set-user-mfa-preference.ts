import { isMfaAsked } from '../next-step.ts'
import { invalidParameter } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { readRecord } from '../read-input.ts'
import { userOfAccessToken } from '../tokens.ts'
import { changeUser } from '../users.ts'

/** Turns the authenticator app on or off. The browser's client sends null for what it does not set. */
export const setUserMfaPreference: Action = async (pool, input, caller) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  for (const other of ['SMSMfaSettings', 'EmailMfaSettings', 'WebAuthnMfaSettings'])
    if (readRecord(input[other])['Enabled'] === true)
      throw invalidParameter('Only SOFTWARE_TOKEN_MFA is enabled for this user pool')
  const settings = readRecord(input['SoftwareTokenMfaSettings'])
  const isOn = settings['Enabled']
  if (typeof isOn !== 'boolean' || isOn === user.totp_enabled) return {}
  if (isOn && user.sealed_totp === null) throw invalidParameter('User has not verified software token mfa')
  if (!isOn && (await isMfaAsked(pool, user))) throw invalidParameter('MFA cannot be turned off in this user pool')
  await changeUser(pool, user.sub, { totp_enabled: isOn })
  await pool.hooks.onEvent?.({ type: 'mfa-changed', user, ip: caller.ip, details: { isOn } })
  return {}
}
