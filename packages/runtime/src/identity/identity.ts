import type { HostedReturn, HostedStart } from './hosted-sign-in.ts'
import type { IdentitySource } from './identity-source.ts'

/** How an attempt to sign in ended. */
export type SignInResult =
  | { kind: 'signed-in' }
  /** An invited user's temporary password was right: choose a new one, then `completeNewPassword`. */
  | { kind: 'new-password-required' }
  /** The password was right: `confirmMfa` with what the authenticator app shows. */
  | { kind: 'mfa-required' }
  /** Everybody must have an authenticator app: add this key to one, then `confirmMfa` with what it shows. */
  | { kind: 'mfa-setup-required'; secret: string }
  | IdentityFailure

/** What the provider refuses, in its own words. */
export interface IdentityFailure {
  kind: 'failed'
  code: string
  message: string
}

export type IdentityResult = { kind: 'done' } | IdentityFailure

/** The identity provider as the app sees it: a Cognito user pool, ours or Amazon's. */
export interface Identity extends IdentitySource {
  /** `validationData` reaches the pool before the password is checked: the captcha's answer. */
  signIn(email: string, password: string, validationData?: Record<string, string>): Promise<SignInResult>
  /** Only after `new-password-required`, in the same page. */
  completeNewPassword(password: string): Promise<SignInResult>
  /** Only after `mfa-required` or `mfa-setup-required`, in the same page. A wrong code may be followed by another. */
  confirmMfa(code: string): Promise<SignInResult>
  /** Has a code sent. `done` says nothing of whether anybody has this address. */
  forgotPassword(email: string, validationData?: Record<string, string>): Promise<IdentityResult>
  /** Sets a new password by that code; signing in with it comes next. */
  confirmForgotPassword(email: string, code: string, newPassword: string): Promise<IdentityResult>
  /** The current user's own. Their other sessions end. */
  changePassword(oldPassword: string, newPassword: string): Promise<IdentityResult>
  /** The current user's `name`; tokens say it from the next refresh on. */
  updateName(name: string): Promise<IdentityResult>
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
