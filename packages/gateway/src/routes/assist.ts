import type { Handlers } from '../http/serve.ts'
import { transform } from '../services/assist/transform.ts'

export const assistHandlers = {
  textTransform: (context, actor, { body }) => transform(context, actor, body),
} satisfies Partial<Handlers>
