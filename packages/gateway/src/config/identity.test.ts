import { describe, expect, it } from 'vitest'
import { createConfig } from './config.ts'
import { readEnv } from './env.ts'

const identityOf = (variables: Record<string, string>) => createConfig(readEnv(variables)).identity

describe('the built-in sign-in', () => {
  it('is careful when nothing is set', () => {
    expect(identityOf({})).toEqual({
      isMfaRequired: false,
      allowsPasswordFlow: false,
      isRefreshRotating: true,
      resetCodeMinutes: 10,
      hidesUnknownUsers: true,
    })
  })

  it('can be set otherwise', () => {
    const variables = {
      IDENTITY_MFA: 'required',
      IDENTITY_PASSWORD_FLOW: 'on',
      IDENTITY_REFRESH_ROTATION: 'off',
      IDENTITY_RESET_CODE_MINUTES: '60',
      IDENTITY_UNKNOWN_USERS: 'told',
    }
    expect(identityOf(variables)).toEqual({
      isMfaRequired: true,
      allowsPasswordFlow: true,
      isRefreshRotating: false,
      resetCodeMinutes: 60,
      hidesUnknownUsers: false,
    })
  })

  it.each([
    [{ IDENTITY_MFA: 'yes' }, 'IDENTITY_MFA is "yes": set one of optional, required.'],
    [{ IDENTITY_RESET_CODE_MINUTES: '0' }, 'IDENTITY_RESET_CODE_MINUTES is "0": set a number from 1 to 1440.'],
  ])('refuses %j in one sentence', (variables, sentence) => {
    expect(() => identityOf(variables as Record<string, string>)).toThrow(sentence)
  })
})
