import type { Handlers } from '../http/serve.ts'
import { listUsers } from '../services/company/client.ts'

export const usersHandlers = {
  listUsers: (context, actor, { query }) => listUsers(context, actor, query.userId),
} satisfies Partial<Handlers>
