import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
import { transform } from '../services/assist/transform.ts'

export const assistHandlers = {
  textTransform: {
    ...plain,
    body: bodies.document,
    isCostly: true,
    rate: 'assist',
    quota: 'assist',
    handle: (context, actor, { body }) => transform(context, actor, body),
  },
} satisfies Partial<Handlers>
