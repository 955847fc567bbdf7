import { randomInt } from 'node:crypto'

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const
const LENGTH = 14

/** 80 bits, with one of each kind of character the rules ask for, and no look-alikes: people type it from a letter. */
export function temporaryPassword(): string {
  const all = kinds.join('')
  const chars = Array.from({ length: LENGTH }, (_, at) => pick(kinds[at] ?? all))
  for (let at = chars.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const held = chars[at] ?? ''
    chars[at] = chars[other] ?? ''
    chars[other] = held
  }
  return `${chars.slice(0, LENGTH / 2).join('')}-${chars.slice(LENGTH / 2).join('')}`
}

function pick(from: string): string {
  return from.charAt(randomInt(from.length))
}
