import { isCommonPassword } from './common-passwords.ts'
import { invalidParameter, PoolError } from './pool-error.ts'

/** Checks a new password against the policy of the specification. @throws PoolError in Cognito's words */
export function checkPolicy(password: unknown): string {
  if (typeof password !== 'string' || password.length > 256) throw invalidParameter('Invalid password')
  const missing = [
    [password.length < 8, 'Password not long enough'],
    [!/\p{Lu}/u.test(password), 'Password must have uppercase characters'],
    [!/\p{Ll}/u.test(password), 'Password must have lowercase characters'],
    [!/\d/.test(password), 'Password must have numeric characters'],
    [!/[^\p{L}\d\s]/u.test(password), 'Password must have symbol characters'],
    [/\s/.test(password), 'Password must not contain whitespace'],
    [isCommonPassword(password), 'Password is one of those that are guessed first'],
  ].find(([isMissing]) => isMissing)
  if (missing) throw policyError(String(missing[1]))
  return password
}

export function policyError(reason: string): PoolError {
  return new PoolError('InvalidPasswordException', `Password does not conform to policy: ${reason}`)
}
