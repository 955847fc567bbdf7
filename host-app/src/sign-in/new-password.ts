import { isStrongPassword } from '@tabard/contract'
import { text as words } from './sign-in.text.ts'

export interface PasswordProblem {
  field: 'newPassword' | 'confirmNewPassword'
  text: string
}

/** What is wrong with a password that was chosen, the first thing first; null when it will do. */
export function passwordProblem(password: string, confirmed: string): PasswordProblem | null {
  if (!isStrongPassword(password)) return { field: 'newPassword', text: words.weak }
  if (password !== confirmed) return { field: 'confirmNewPassword', text: words.differ }
  return null
}
