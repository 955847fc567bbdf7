import { OutboundError } from './outbound-error.ts'

/**
 * Reads an address as strictly as we can: what two parsers might understand differently is not asked at all.
 * @throws OutboundError `refused`
 */
export function checkUrl(address: string, privateOrigins: readonly string[]): { url: URL; isPrivate: boolean } {
  // Controls, blanks and backslashes are dropped or turned by URL parsers, each in its own way.
  if (address.length > 8_000 || !/^https?:\/\/[\x21\x23-\x5b\x5d\x5e-\x7e]+$/i.test(address) || !URL.canParse(address))
    throw new OutboundError('refused', 'not an address that may be asked')
  const authority = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1] ?? ''
  const url = new URL(address)
  const isPrivate = privateOrigins.includes(url.origin)
  if (authority.includes('@') || url.username !== '' || url.password !== '')
    throw new OutboundError('refused', 'an address with a name or password in it')
  if (!isPrivate && url.protocol !== 'https:') throw new OutboundError('refused', 'not an https address')
  if (!isPrivate && !['', '443', '80'].includes(url.port)) throw new OutboundError('refused', 'not a port of the web')
  return { url, isPrivate }
}

const OURS_ALONE =
  /^(host|connection|content-length|transfer-encoding|upgrade|te|trailer|keep-alive|expect|accept-encoding|proxy-.*)$/i

/** @throws OutboundError `refused` for what would change the message itself */
export function checkHeaders(headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || OURS_ALONE.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
      throw new OutboundError('refused', 'a header that may not be sent')
  }
}
