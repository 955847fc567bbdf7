declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  export interface Account {
    accountId: string
    claims(use: string, scope: string): Promise<Record<string, unknown>>
  }

  /** As much of it as we use; it brings no types of its own. */
  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): RequestListener
    Grant: new (of: { clientId: string; accountId: string }) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
    on(event: string, listener: (...args: unknown[]) => void): void
    proxy: boolean
  }
}
