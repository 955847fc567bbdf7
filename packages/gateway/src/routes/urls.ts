import type { Handlers } from '../http/serve.ts'

export const urlsHandlers = {} satisfies Partial<Handlers>
