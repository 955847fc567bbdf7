const ADDRESS =
  /^[^\s@<>"'(),:;[\]\\]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]{0,61}[\p{L}\d]$/u

/** The standard address pattern, bounded so that hostile input cannot make it slow. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/**
 * An address as it is kept and compared: its letters composed (NFC) and its domain in small letters. Otherwise the same
 * address, typed on two machines, would be two people.
 */
export function normalEmail(text: string): string {
  const composed = text.normalize('NFC')
  const at = composed.lastIndexOf('@')
  return at < 0 ? composed : composed.slice(0, at) + composed.slice(at).toLowerCase()
}
