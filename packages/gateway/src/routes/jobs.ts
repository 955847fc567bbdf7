import type { Handlers } from '../http/serve.ts'

export const jobsHandlers = {} satisfies Partial<Handlers>
