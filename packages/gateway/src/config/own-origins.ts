import { subdomainOf } from '@tabard/contract'
import type { Config } from './config.ts'

type Named = Pick<Config, 'publicUrl' | 'hosts'>

/** The origins of our pages. A host without a port gets the port of the public address. */
export function ownOrigins({ publicUrl, hosts }: Named): string[] {
  const { protocol, port, origin } = new URL(publicUrl)
  const others = [hosts.candidates, hosts.beta].filter(Boolean).map((host) => {
    const url = new URL(`${protocol}//${host}`)
    if (url.port === '') url.port = port
    return url.origin
  })
  return [...new Set([origin, ...others])]
}

/** The company's label, where an origin is a subdomain of one of ours. Null for our own origins, and for all others. */
export function subdomainAt(config: Named, origin: string): string | null {
  if (!URL.canParse(origin)) return null
  const { protocol, host } = new URL(origin)
  for (const own of ownOrigins(config).map((one) => new URL(one))) {
    const label = own.protocol === protocol ? subdomainOf(host, own.host) : null
    if (label !== null) return label
  }
  return null
}

/** Whether our pages stand there, on whatever port. */
export function isOwnHostname(config: Named, hostname: string): boolean {
  return ownOrigins(config).some((origin) => {
    const own = new URL(origin).hostname
    return hostname === own || subdomainOf(hostname, own) !== null
  })
}

/**
 * The origin by which a browser reached us: one of ours, or a company's subdomain of one. A page may ask only where it
 * comes from, so each host must name itself to it. Any other name gets the public origin, because who sends it is not known.
 */
export function createOriginOf(config: Named): (host: string | undefined) => string {
  const own = new Set(ownOrigins(config))
  const { protocol, origin: publicOrigin } = new URL(config.publicUrl)
  return (host) => {
    const given = `${protocol}//${host}`
    if (!URL.canParse(given)) return publicOrigin
    const { origin } = new URL(given)
    return own.has(origin) || subdomainAt(config, origin) !== null ? origin : publicOrigin
  }
}
