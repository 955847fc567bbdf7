import { randomUUID } from 'node:crypto'
import type { UserDirectory } from '../identity/user-directory.ts'
import type { Pool } from './pool.ts'
import { revokeAllSessions } from './sessions.ts'
import { changeUser, deleteUser, findUser, insertUser, newPassword } from './users.ts'

export function createPoolDirectory(pool: Pool): UserDirectory {
  return {
    async createUser({ userId = randomUUID(), email, password, isTemporary, attributes }) {
      const status = isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED'
      await insertUser(pool, { sub: userId, email, password, status, attributes })
      return userId
    },
    async find(name) {
      const user = await findUser(pool, name)
      if (!user) return null
      const { sub: userId, email, attributes, enabled: isEnabled, status } = user
      return { userId, email, attributes, isEnabled, mustChangePassword: status === 'FORCE_CHANGE_PASSWORD' }
    },
    async setAttributes(userId, { email, ...attributes }) {
      const user = await findUser(pool, userId)
      if (!user) return
      await changeUser(pool, userId, {
        attributes: { ...user.attributes, ...attributes },
        // Whoever runs the product vouches for an address it sets.
        ...(email === undefined ? {} : { email, email_verified: true }),
      })
    },
    async setEnabled(userId, isEnabled) {
      await changeUser(pool, userId, { enabled: isEnabled })
      if (!isEnabled) await revokeAllSessions(pool, userId)
    },
    signOutEverywhere: (userId) => revokeAllSessions(pool, userId),
    async setTemporaryPassword(userId, password) {
      await changeUser(pool, userId, {
        status: 'FORCE_CHANGE_PASSWORD',
        ...(await newPassword(pool, userId, password)),
      })
      await revokeAllSessions(pool, userId)
    },
    async deleteUser(userId) {
      await revokeAllSessions(pool, userId)
      await deleteUser(pool, userId)
    },
  }
}
