import type { Handlers } from '../http/serve.ts'

export const trackingHandlers = {} satisfies Partial<Handlers>
