/** The user pool as those who run the product see it: the embedded one, or Cognito through the AWS SDK. */
export interface UserDirectory {
  /** Makes a user and returns their id. A temporary password must be changed at the first sign-in. */
  createUser(user: {
    /** Where the id is decided elsewhere; otherwise a new UUID. */
    userId?: string
    email: string
    password: string
    isTemporary: boolean
    attributes: Record<string, string>
  }): Promise<string>
  /** By e-mail address, in any case, or by id. */
  find(name: string): Promise<DirectoryUser | null>
  /** Adds to what is there. `email` is the address they sign in with. */
  setAttributes(userId: string, attributes: Record<string, string>): Promise<void>
  /** A disabled user's sessions end at once. */
  setEnabled(userId: string, isEnabled: boolean): Promise<void>
  signOutEverywhere(userId: string): Promise<void>
  /** A new password for somebody who was invited and has not come yet; they must change it. Their sessions end. */
  setTemporaryPassword(userId: string, password: string): Promise<void>
  /** They cannot sign in any more, and their sessions end. Nobody there is no error. */
  deleteUser(userId: string): Promise<void>
}

export interface DirectoryUser {
  userId: string
  email: string
  attributes: Record<string, string>
  isEnabled: boolean
  /** They were invited and have not yet chosen a password. */
  mustChangePassword: boolean
}
