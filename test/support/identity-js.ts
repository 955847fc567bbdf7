import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js'
import { clientIds, poolPassword } from './start-pool.ts'

/** How a step of a sign-in by the unmodified amazon-cognito-identity-js ended. */
export type Step = { user: CognitoUser } & (
  | { kind: 'signed-in'; session: CognitoUserSession }
  | { kind: 'new-password-required' }
  | { kind: 'code-required'; name: string }
  | { kind: 'setup-required' }
  | { kind: 'failed'; code: string; message: string }
)

export function identityUser(endpoint: string, email: string): CognitoUser {
  const storage = memoryStorage()
  const pool = new CognitoUserPool({ ...clientIds, endpoint, Storage: storage })
  return new CognitoUser({ Username: email, Pool: pool, Storage: storage })
}

export function signIn(
  endpoint: string,
  email: string,
  password = poolPassword,
  ValidationData?: Record<string, string>,
): Promise<Step> {
  const user = identityUser(endpoint, email)
  const details = new AuthenticationDetails({ Username: email, Password: password, ValidationData })
  return step(user, (handlers) => user.authenticateUser(details, handlers))
}

interface Handlers {
  onSuccess(session: CognitoUserSession): void
  onFailure(error: Error): void
  newPasswordRequired(): void
  totpRequired(name: string): void
  mfaSetup(): void
}

/** Runs a function that takes the client's callbacks, and returns which of them was called. */
export function step(user: CognitoUser, run: (handlers: Handlers) => void): Promise<Step> {
  return new Promise((resolve) =>
    run({
      onSuccess: (session) => resolve({ kind: 'signed-in', user, session }),
      onFailure: (error) =>
        resolve({ kind: 'failed', user, code: String(Reflect.get(error, 'code')), message: error.message }),
      newPasswordRequired: () => resolve({ kind: 'new-password-required', user }),
      totpRequired: (name) => resolve({ kind: 'code-required', user, name }),
      mfaSetup: () => resolve({ kind: 'setup-required', user }),
    }),
  )
}

export function sessionIn(result: Step): CognitoUserSession {
  if (result.kind === 'signed-in') return result.session
  throw new Error(`not signed in: ${result.kind === 'failed' ? result.message : result.kind}`)
}

/** A method that ends with `(error, result)`, as a promise. */
export function promised<Result>(
  run: (callback: (error: unknown, result?: Result) => void) => void,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => run((error, result) => (error ? reject(error) : resolve(result))))
}

function memoryStorage(): ICognitoStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
