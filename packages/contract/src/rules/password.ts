import { PASSWORD_MIN_LENGTH } from '../limits.ts'

/** The checklist under a password field; a page has the words of each. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => password.length >= PASSWORD_MIN_LENGTH },
  { name: 'upper', holds: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lower', holds: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'number', holds: (password: string) => /\d/.test(password) },
  { name: 'special', holds: (password: string) => /[^\p{L}\d\s]/u.test(password) },
] as const

export function isStrongPassword(password: string): boolean {
  return !/\s/.test(password) && passwordRules.every((rule) => rule.holds(password))
}
