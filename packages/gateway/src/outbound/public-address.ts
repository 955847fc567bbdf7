import ipaddr from 'ipaddr.js'

const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * An address anybody on the internet could ask. Everything that is set aside is not: private, loopback, link-local,
 * carrier-grade, multicast, reserved, and IPv6 forms that carry an IPv4 address within (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_IPV6)
}
