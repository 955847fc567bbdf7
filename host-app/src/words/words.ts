import type { text as accessDenied } from '../pages/access-denied/access-denied.text.ts'
import type { text as accessExpired } from '../pages/access-expired/access-expired.text.ts'
import type { text as candidateLink } from '../pages/candidate-link/candidate-link.text.ts'
import type { text as candidates } from '../pages/candidates/candidates.text.ts'
import type { text as confirmAccount } from '../pages/confirm-account/confirm-account.text.ts'
import type { text as cookies } from '../pages/cookies/cookies.text.ts'
import type { text as cv } from '../cv/cv.text.ts'
import type { text as forgotPassword } from '../pages/forgot-password/forgot-password.text.ts'
import type { text as notFound } from '../pages/not-found/not-found.text.ts'
import type { text as row } from '../candidates/row.text.ts'
import type { text as shell } from '../shell/shell.text.ts'
import type { text as signIn } from '../sign-in/sign-in.text.ts'
import type { text as uploads } from '../uploads/uploads.text.ts'

/**
 * The words of the host app in one language. English words are in the code that shows them; each other language is one
 * file.
 */
export interface Words {
  accessDenied: typeof accessDenied
  accessExpired: typeof accessExpired
  candidateLink: typeof candidateLink
  candidates: typeof candidates
  confirmAccount: typeof confirmAccount
  cookies: typeof cookies
  cv: typeof cv
  forgotPassword: typeof forgotPassword
  notFound: typeof notFound
  row: typeof row
  shell: typeof shell
  signIn: typeof signIn
  uploads: typeof uploads
}
