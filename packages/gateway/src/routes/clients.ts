import type { Handlers } from '../http/serve.ts'
import { getClient } from '../services/company/client.ts'

export const clientsHandlers = {
  getClient: (context, actor) => getClient(context, actor),
} satisfies Partial<Handlers>
