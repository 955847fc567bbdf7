import type { HostedReturn, HostedStart } from './hosted-sign-in.ts'
import type { IdentitySource } from './identity-source.ts'

/** How an attempt to sign in ended. */
export type SignInResult =
  | { kind: 'signed-in' }
  /** An invited user's temporary password was right: choose a new one, then `completeNewPassword`. */
  | { kind: 'new-password-required' }
  | { kind: 'failed'; code: string; message: string }

/** The identity provider as the app sees it: a Cognito user pool, ours or Amazon's. */
export interface Identity extends IdentitySource {
  /** `validationData` reaches the pool before the password is checked: the captcha's answer. */
  signIn(email: string, password: string, validationData?: Record<string, string>): Promise<SignInResult>
  /** Only after `new-password-required`, in the same page. */
  completeNewPassword(password: string): Promise<SignInResult>
  /** Ends this session, or with `everywhere` all of the user's; what is kept in the browser goes in any case. */
  signOut(options?: { everywhere?: boolean }): Promise<void>
  /**
   * The same, and where the session came from the hosted sign-in, the page leaves for its end.
   * @throws Error `Signout timeout fail` when it has not left after three seconds
   */
  signOutAndLeave(): Promise<void>
  /** Leaves the page for the hosted sign-in, or straight for the identity provider that `link` names. */
  federatedSignIn(start?: HostedStart): Promise<void>
  /** When the page was come back to from there: takes the answer, and keeps the session it brought. */
  finishFederatedSignIn(): Promise<
    Exclude<HostedReturn, { kind: 'signed-in' }> | { kind: 'signed-in'; customState: string }
  >
  /** Attributes of the current user, asked of the provider; null when nobody is signed in. */
  currentUser(): Promise<Record<string, string> | null>
}
