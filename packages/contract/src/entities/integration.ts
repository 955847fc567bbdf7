/** Applicant systems we speak to, and what people call them. */
export const platforms = { bullhorn: 'Bullhorn', vincere: 'Vincere' } as const
export type Platform = keyof typeof platforms
export const platformNames = Object.keys(platforms) as Platform[]

/** One value for each applicant system. */
export function byPlatform<Value>(valueOf: (platform: Platform) => Value): Record<Platform, Value> {
  const values = platformNames.map((platform) => [platform, valueOf(platform)])
  return Object.fromEntries(values) as Record<Platform, Value>
}

/** What people call us: it stands in "Error authorizing {product} access to {platform}". */
export const PRODUCT_NAME = 'Tabard'

/** `set-up`: nobody has connected it yet. `reconnect-needed`: it was connected, and the applicant system ended that. */
export const integrationStatuses = ['set-up', 'connected', 'reconnect-needed'] as const
export type IntegrationStatus = (typeof integrationStatuses)[number]

export const forwardingMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type ForwardingMethod = (typeof forwardingMethods)[number]

/** What a caller may say himself; everything else is ours or the destination's. */
export const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key'] as const
