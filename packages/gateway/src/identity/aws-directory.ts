import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  UsernameExistsException,
  type AttributeType,
  type CognitoIdentityProviderClientConfig,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import { AppError } from '@tabard/contract'
import type { DirectoryUser, UserDirectory } from './user-directory.ts'

export interface AwsDirectoryOptions {
  region: string
  userPoolId: string
  /** Endpoint and credentials of a server other than AWS. Without them the role of the machine is used. */
  client?: Pick<CognitoIdentityProviderClientConfig, 'endpoint' | 'credentials'>
}

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A real Cognito user pool whose users sign in with their e-mail address. Cognito accepts a user's `sub` wherever it
 * wants a user name, so we keep only the `sub`. Cognito sends no letters; ours go through `context.mail`.
 */
export function createAwsDirectory({ region, userPoolId, client }: AwsDirectoryOptions): UserDirectory {
  const aws = new CognitoIdentityProviderClient({ region, maxAttempts: 3, ...client })
  const named = (userId: string) => ({ UserPoolId: userPoolId, Username: userId })

  return {
    // Cognito chooses the id itself, so `userId` is not used.
    async createUser({ email, password, isTemporary, attributes }) {
      const created = await aws
        .send(
          new AdminCreateUserCommand({
            ...named(email),
            MessageAction: 'SUPPRESS',
            TemporaryPassword: password,
            UserAttributes: listOf({ ...attributes, email, email_verified: 'true' }),
          }),
        )
        .catch((error: unknown) => {
          if (error instanceof UsernameExistsException) throw new AppError('email_taken', { cause: error })
          throw error
        })
      const userId = recordOf(created.User?.Attributes)['sub']
      if (userId === undefined) throw new Error('Cognito made a user and did not say who')
      if (!isTemporary) {
        await aws.send(new AdminSetUserPasswordCommand({ ...named(userId), Password: password, Permanent: true }))
      }
      return userId
    },
    async find(name) {
      if (USER_ID.test(name)) {
        const user = await orNull(aws.send(new AdminGetUserCommand(named(name))))
        return user && readUser({ ...user, Attributes: user.UserAttributes })
      }
      const filter = `email = "${name.toLowerCase().replace(/["\\]/g, '\\$&')}"`
      const { Users } = await aws.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter: filter, Limit: 1 }))
      return Users?.[0] ? readUser(Users[0]) : null
    },
    async setAttributes(userId, attributes) {
      // Marked as verified, because an admin set it and Cognito allows no sign-in with an unverified address.
      const UserAttributes = listOf({ ...attributes, ...(attributes['email'] && { email_verified: 'true' }) })
      await aws.send(new AdminUpdateUserAttributesCommand({ ...named(userId), UserAttributes }))
    },
    async setEnabled(userId, isEnabled) {
      if (isEnabled) {
        await aws.send(new AdminEnableUserCommand(named(userId)))
        return
      }
      await aws.send(new AdminDisableUserCommand(named(userId)))
      await aws.send(new AdminUserGlobalSignOutCommand(named(userId)))
    },
    async signOutEverywhere(userId) {
      await aws.send(new AdminUserGlobalSignOutCommand(named(userId)))
    },
    async setTemporaryPassword(userId, password) {
      await aws.send(new AdminSetUserPasswordCommand({ ...named(userId), Password: password, Permanent: false }))
      await aws.send(new AdminUserGlobalSignOutCommand(named(userId)))
    },
    async deleteUser(userId) {
      // Signed out first, which ends all refresh tokens together. After a deletion alone each would fail only when used.
      await orNull(aws.send(new AdminUserGlobalSignOutCommand(named(userId))))
      await orNull(aws.send(new AdminDeleteUserCommand(named(userId))))
    },
  }
}

async function orNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UserNotFoundException) return null
    throw error
  }
}

function readUser(user: Pick<UserType, 'Attributes' | 'Enabled' | 'UserStatus'>): DirectoryUser {
  const { sub = '', email = '', ...attributes } = recordOf(user.Attributes)
  return {
    userId: sub,
    email,
    attributes,
    isEnabled: user.Enabled !== false,
    mustChangePassword: user.UserStatus === 'FORCE_CHANGE_PASSWORD',
  }
}

function listOf(attributes: Record<string, string>): AttributeType[] {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
}

function recordOf(attributes: readonly AttributeType[] | undefined): Record<string, string> {
  return Object.fromEntries((attributes ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']))
}
