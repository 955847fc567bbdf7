import type { Handlers } from '../http/serve.ts'

export const assistHandlers = {} satisfies Partial<Handlers>
