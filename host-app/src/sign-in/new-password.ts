import { isStrongPassword } from '@tabard/contract'
import { text as words } from './sign-in.text.ts'

export interface PasswordProblem {
  field: 'newPassword' | 'confirmNewPassword'
  text: string
}

/** The first problem of a chosen password; null when it has none. */
export function passwordProblem(password: string, confirmed: string): PasswordProblem | null {
  if (!isStrongPassword(password)) return { field: 'newPassword', text: words.weak }
  if (password !== confirmed) return { field: 'confirmNewPassword', text: words.differ }
  return null
}
