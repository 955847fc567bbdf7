/** The management side of the user pool: of the embedded one, or of Cognito through the AWS SDK. */
export interface UserDirectory {
  /** Makes a user and returns their id. A temporary password must be changed at the first sign-in. */
  createUser(user: {
    /** An id that the caller chose. Without it: a new UUID. */
    userId?: string
    email: string
    password: string
    isTemporary: boolean
    attributes: Record<string, string>
  }): Promise<string>
  /** By e-mail address, in any case, or by id. */
  find(name: string): Promise<DirectoryUser | null>
  /** Sets these attributes and leaves the others. `email` is the address they sign in with. */
  setAttributes(userId: string, attributes: Record<string, string>): Promise<void>
  /** A disabled user's sessions end at once. */
  setEnabled(userId: string, isEnabled: boolean): Promise<void>
  signOutEverywhere(userId: string): Promise<void>
  /** A new password for an invited user who has not signed in yet. They must change it. Their sessions end. */
  setTemporaryPassword(userId: string, password: string): Promise<void>
  /** Removes the user and ends their sessions. An unknown user is no error. */
  deleteUser(userId: string): Promise<void>
}

export interface DirectoryUser {
  userId: string
  email: string
  attributes: Record<string, string>
  isEnabled: boolean
  /** True for an invited user who has not yet chosen a password. */
  mustChangePassword: boolean
}
