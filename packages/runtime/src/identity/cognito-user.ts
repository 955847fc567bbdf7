import { CognitoUser, type CognitoUserPool } from 'amazon-cognito-identity-js'
import { localTexts } from '../storage/texts.ts'

/**
 * A user of the pool who keeps the session where the pool looks for it. Left to itself the library gives each user a
 * memory of its own where the browser forbids storage, and the pool finds nobody signed in.
 */
export function cognitoUser(pool: CognitoUserPool, username: string): CognitoUser {
  return new CognitoUser({ Username: username, Pool: pool, Storage: localTexts })
}
