import type { Config } from './config.ts'

/** Where our pages stand: a host named without a port has the port of the others. */
export function ownOrigins({ publicUrl, hosts }: Pick<Config, 'publicUrl' | 'hosts'>): string[] {
  const { protocol, port, origin } = new URL(publicUrl)
  const others = [hosts.candidates, hosts.beta].filter(Boolean).map((host) => {
    const url = new URL(`${protocol}//${host}`)
    if (url.port === '') url.port = port
    return url.origin
  })
  return [...new Set([origin, ...others])]
}
