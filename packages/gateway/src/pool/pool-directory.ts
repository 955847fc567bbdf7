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
    async setAttributes(userId, attributes) {
      const user = await findUser(pool, userId)
      if (user) await changeUser(pool, userId, { attributes: { ...user.attributes, ...attributes } })
    },
    async setEnabled(userId, isEnabled) {
      await changeUser(pool, userId, { enabled: isEnabled })
      if (!isEnabled) await revokeAllSessions(pool, userId)
    },
    signOutEverywhere: (userId) => revokeAllSessions(pool, userId),
  }
}
