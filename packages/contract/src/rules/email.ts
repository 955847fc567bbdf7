const ADDRESS =
  /^[^\s@<>"'(),:;[\]\\]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]{0,61}[\p{L}\d]$/u

/** The standard address pattern, bounded so that hostile input cannot make it slow. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}
