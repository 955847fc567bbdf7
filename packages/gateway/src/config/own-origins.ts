import type { Config } from './config.ts'

/** The origins of our pages. A host without a port gets the port of the public address. */
export function ownOrigins({ publicUrl, hosts }: Pick<Config, 'publicUrl' | 'hosts'>): string[] {
  const { protocol, port, origin } = new URL(publicUrl)
  const others = [hosts.candidates, hosts.beta].filter(Boolean).map((host) => {
    const url = new URL(`${protocol}//${host}`)
    if (url.port === '') url.port = port
    return url.origin
  })
  return [...new Set([origin, ...others])]
}
