import type { HttpBindings } from '@hono/node-server'

/** What travels with a request through the middleware. Bindings are missing where a test calls `fetch` itself. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The name of the contract's route, where it is one. */
    route: string | undefined
    /** Set when the answer was made with the common headers, so that no middleware adds them again. */
    hasAllHeaders: boolean | undefined
  }
}
