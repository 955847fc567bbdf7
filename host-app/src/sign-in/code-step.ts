/** The password was right, and a code of an authenticator app is asked for. */
export interface CodeStep {
  /** The key to set up an app with, if every user must have one and this user has none. */
  secret: string | null
  isBusy: boolean
  problem: string | null
}

/** The typed code without the space that apps show between its halves; null when it is not six digits. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
