import type { Handlers } from '../http/serve.ts'

export const privacyHandlers = {} satisfies Partial<Handlers>
