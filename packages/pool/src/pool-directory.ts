import { randomUUID } from 'node:crypto'
import type { Pool } from './pool.ts'
import { revokeAllSessions } from './sessions.ts'
import { changeUser, deleteUser, findUser, insertUser, newPassword } from './users.ts'

export type PoolDirectory = ReturnType<typeof createPoolDirectory>

/** A user to create; `userId` is given where the owner decides the id. */
interface NewUser {
  userId?: string
  email: string
  password: string
  /** A temporary password must be changed at the first sign-in. */
  isTemporary: boolean
  attributes: Record<string, string>
}

/** For those who run the product: no call on the wire reaches these. */
export function createPoolDirectory(pool: Pool) {
  return {
    async createUser({ userId = randomUUID(), email, password, isTemporary, attributes }: NewUser): Promise<string> {
      const status = isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'
      await insertUser(pool, { sub: userId, email, password, status, attributes })
      return userId
    },
    /** By e-mail address, in any case, or by id. */
    async find(name: string) {
      const user = await findUser(pool, name)
      if (!user) return null
      const { sub: userId, email, attributes, enabled: isEnabled, status } = user
      return { userId, email, attributes, isEnabled, mustChangePassword: status === 'FORCE_CHANGE_PASSWORD' }
    },
    /** Adds to what is there. `email` is the address they sign in with. */
    async setAttributes(userId: string, { email, ...attributes }: Record<string, string>): Promise<void> {
      const user = await findUser(pool, userId)
      if (!user) return
      await changeUser(pool, userId, {
        attributes: { ...user.attributes, ...attributes },
        // The address counts as verified, because those who run the product vouch for it.
        ...(email === undefined ? {} : { email, email_verified: true }),
      })
    },
    async setEnabled(userId: string, isEnabled: boolean): Promise<void> {
      await changeUser(pool, userId, { enabled: isEnabled })
      if (!isEnabled) await revokeAllSessions(pool, userId)
    },
    signOutEverywhere: (userId: string): Promise<void> => revokeAllSessions(pool, userId),
    async setTemporaryPassword(userId: string, password: string): Promise<void> {
      await changeUser(pool, userId, {
        status: 'FORCE_CHANGE_PASSWORD',
        ...(await newPassword(pool, userId, password)),
      })
      await revokeAllSessions(pool, userId)
    },
    async deleteUser(userId: string): Promise<void> {
      await revokeAllSessions(pool, userId)
      await deleteUser(pool, userId)
    },
  }
}
