import { refusalsEn } from '@tabard/contract'
import { isCommonPassword } from './common-passwords.ts'
import { invalidParameter, PoolError } from './pool-error.ts'

/** Checks a new password against the policy of the specification. @throws PoolError in Cognito's words */
export function checkPolicy(password: unknown): string {
  if (typeof password !== 'string' || password.length > 256) throw invalidParameter(refusalsEn.badPassword)
  const missing = [
    [password.length < 8, refusalsEn.tooShort],
    [!/\p{Lu}/u.test(password), refusalsEn.noUpperCase],
    [!/\p{Ll}/u.test(password), refusalsEn.noLowerCase],
    [!/\d/.test(password), refusalsEn.noNumber],
    [!/[^\p{L}\d\s]/u.test(password), refusalsEn.noSymbol],
    [/\s/.test(password), refusalsEn.whitespace],
    [isCommonPassword(password), refusalsEn.guessed],
  ].find(([isMissing]) => isMissing)
  if (missing) throw policyError(String(missing[1]))
  return password
}

export function policyError(words: string): PoolError {
  return new PoolError('InvalidPasswordException', words)
}
