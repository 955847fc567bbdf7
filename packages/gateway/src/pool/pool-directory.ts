import { randomUUID } from 'node:crypto'
import type { UserDirectory } from '../identity/user-directory.ts'
import type { Pool } from './pool.ts'
import { revokeAllSessions } from './tokens.ts'
import { changeUser, findUser, insertUser } from './users.ts'

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
        ...(email === undefined ? {} : { email }),
      })
    },
    async setEnabled(userId, isEnabled) {
      await changeUser(pool, userId, { enabled: isEnabled })
      if (!isEnabled) await revokeAllSessions(pool, userId)
    },
    signOutEverywhere: (userId) => revokeAllSessions(pool, userId),
  }
}
