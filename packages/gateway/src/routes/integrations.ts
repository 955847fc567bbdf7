import type { Handlers } from '../http/serve.ts'

export const integrationsHandlers = {} satisfies Partial<Handlers>
