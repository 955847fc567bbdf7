import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets. The time it takes does not tell where they differ. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
