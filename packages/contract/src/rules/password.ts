import { PASSWORD_MIN_LENGTH } from '../limits.ts'

/** The checklist under a password field. */
export const passwordRules = [
  { text: '8 characters minimum', holds: (password: string) => password.length >= PASSWORD_MIN_LENGTH },
  { text: '1 uppercase', holds: (password: string) => /\p{Lu}/u.test(password) },
  { text: '1 lower case', holds: (password: string) => /\p{Ll}/u.test(password) },
  { text: '1 number', holds: (password: string) => /\d/.test(password) },
  { text: '1 special character', holds: (password: string) => /[^\p{L}\d\s]/u.test(password) },
] as const

export function isStrongPassword(password: string): boolean {
  return !/\s/.test(password) && passwordRules.every((rule) => rule.holds(password))
}
