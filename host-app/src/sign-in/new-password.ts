import { isStrongPassword } from '@tabard/contract'

export interface PasswordProblem {
  field: 'newPassword' | 'confirmNewPassword'
  text: string
}

/** Letter for letter as specified. */
export const PASSWORD_WEAK = 'Password does not meet the criteria'
export const PASSWORD_STRONG = 'Strong password'
export const PASSWORD_MUST = 'Password must contain at least'
export const PASSWORDS_DIFFER = 'Password & Confirm Password do not match.'

/** What is wrong with a password that was chosen, the first thing first; null when it will do. */
export function passwordProblem(password: string, confirmed: string): PasswordProblem | null {
  if (!isStrongPassword(password)) return { field: 'newPassword', text: PASSWORD_WEAK }
  if (password !== confirmed) return { field: 'confirmNewPassword', text: PASSWORDS_DIFFER }
  return null
}
