import type { HostedReturn, HostedStart } from './hosted-sign-in.ts'
import type { IdentitySource } from './identity-source.ts'

/** How an attempt to sign in ended. */
export type SignInResult =
  | { kind: 'signed-in' }
  /** An invited user's temporary password was right. Ask for a new one and call `completeNewPassword`. */
  | { kind: 'new-password-required' }
  /** The password was right. Ask for the code that the authenticator app shows and call `confirmMfa`. */
  | { kind: 'mfa-required' }
  /**
   * Every user must have an authenticator app, and this user has none. The user adds this key to an app; call
   * `confirmMfa` with the code that it shows.
   */
  | { kind: 'mfa-setup-required'; secret: string }
  | IdentityFailure

/** A refusal of the provider, in its own words. */
export interface IdentityFailure {
  kind: 'failed'
  code: string
  message: string
}

export type IdentityResult = { kind: 'done' } | IdentityFailure

/** The identity provider as the app sees it: a Cognito user pool, ours or Amazon's. */
export interface Identity extends IdentitySource {
  /** `validationData` holds the captcha's answer, which the pool gets before it checks the password. */
  signIn(email: string, password: string, validationData?: Record<string, string>): Promise<SignInResult>
  /** Call only after `new-password-required`, in the same page. */
  completeNewPassword(password: string): Promise<SignInResult>
  /**
   * Call only after `mfa-required` or `mfa-setup-required`, in the same page. After a wrong code it may be called
   * again.
   */
  confirmMfa(code: string): Promise<SignInResult>
  /** Sends a code by e-mail. `done` does not reveal whether there is an account with this address. */
  forgotPassword(email: string, validationData?: Record<string, string>): Promise<IdentityResult>
  /** Sets a new password with that code. It does not sign in; call `signIn` next. */
  confirmForgotPassword(email: string, code: string, newPassword: string): Promise<IdentityResult>
  /** Changes the current user's password and ends their other sessions. */
  changePassword(oldPassword: string, newPassword: string): Promise<IdentityResult>
  /** Changes the current user's `name`. Tokens contain it from the next refresh on. */
  updateName(name: string): Promise<IdentityResult>
  /**
   * Ends this session, or with `everywhere` all sessions of the user. What the browser keeps is removed in either case.
   */
  signOut(options?: { everywhere?: boolean }): Promise<void>
  /**
   * Signs out. If the session came from the hosted sign-in, the page then leaves for the address that ends it there.
   * @throws Error `Signout timeout fail` when it has not left after three seconds
   */
  signOutAndLeave(): Promise<void>
  /** Leaves the page for the hosted sign-in, or directly for the identity provider that `link` names. */
  federatedSignIn(start?: HostedStart): Promise<void>
  /** After the return from the hosted sign-in: takes the answer and stores its session. */
  finishFederatedSignIn(): Promise<
    Exclude<HostedReturn, { kind: 'signed-in' }> | { kind: 'signed-in'; customState: string }
  >
  /** The current user's attributes, fetched from the provider; null when nobody is signed in. */
  currentUser(): Promise<Record<string, string> | null>
}
