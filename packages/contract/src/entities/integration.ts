/** The applicant systems that we can connect to, and the name that people know each by. */
export const platforms = { bullhorn: 'Bullhorn', vincere: 'Vincere' } as const
export type Platform = keyof typeof platforms
export const platformNames = Object.keys(platforms) as Platform[]

/** One value for each applicant system. */
export function byPlatform<Value>(valueOf: (platform: Platform) => Value): Record<Platform, Value> {
  const values = platformNames.map((platform) => [platform, valueOf(platform)])
  return Object.fromEntries(values) as Record<Platform, Value>
}

/** The name that people know us by; it is used in "Error authorizing {product} access to {platform}". */
export const PRODUCT_NAME = 'Tabard'

/** `set-up`: not connected yet. `reconnect-needed`: it was connected, and the applicant system ended that. */
export const integrationStatuses = ['set-up', 'connected', 'reconnect-needed'] as const
export type IntegrationStatus = (typeof integrationStatuses)[number]

export const forwardingMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type ForwardingMethod = (typeof forwardingMethods)[number]

/** What the caller chooses; the destination and we set everything else. */
export const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key'] as const
