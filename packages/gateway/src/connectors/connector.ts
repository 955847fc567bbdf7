import type { CvFileRecord, IntegrationField, IntegrationUserDetails, Platform } from '@tabard/contract'
import type { Outbound } from '../outbound/outbound.ts'

/** What a connector may do to the world: ask, and wait. */
export interface ConnectorIo {
  fetch: Outbound['fetch']
  wait(milliseconds: number): Promise<void>
}

/** What a company's admin set. */
export interface ConnectorSettings {
  clientId: string
  clientSecret: string
  username: string
  /** The corporation or tenant that may be connected; '' for any. */
  externalClientId: string
  redirectUri: string
}

/** Tokens and addresses of a connection: the connector's own, kept sealed and never shown. */
export type Connection = Readonly<Record<string, string>> & {
  readonly externalClientId: string
  readonly externalUserId: string
}

export interface OutgoingFile {
  bytes: Uint8Array
  name: string
  mediaType: string
  /** The kind of document it becomes there; '' for the usual one. */
  type: string
  /** Ours: the same for the same document, however often it is sent. */
  key: string
  description: string
}

/** What the folder of an applicant system exports as `applicantSystem`. */
export interface ApplicantSystem {
  /** The origin that is asked first. An operator may name another installation of theirs. */
  home: string
  create(home: string): Connector
}

/** One applicant system. Every method throws `ConnectorError` alone. */
export interface Connector {
  platform: Platform
  /** Whether a secret of our application is needed beside its id. */
  needsSecret: boolean
  needsUsername: boolean
  /** Where somebody allows us in. */
  authoriseUrl(io: ConnectorIo, settings: ConnectorSettings, state: string): Promise<string>
  /** From the code the browser brought back. */
  connect(io: ConnectorIo, settings: ConnectorSettings, code: string): Promise<Connection>
  /**
   * A new session. `keep` is called as soon as there is something that must not be lost: a refresh token that works
   * once has been used by then, whatever happens next.
   */
  renew(
    io: ConnectorIo,
    settings: ConnectorSettings,
    connection: Connection,
    keep: (connection: Connection) => Promise<void>,
  ): Promise<Connection>
  listFiles(io: ConnectorIo, connection: Connection, candidateId: string): Promise<CvFileRecord[]>
  readFile(
    io: ConnectorIo,
    connection: Connection,
    file: { candidateId: string; fileId: string; maxBytes: number },
  ): Promise<{ name: string; bytes: Uint8Array }>
  /** Without an id, the user in whose name we ask. */
  readUser(io: ConnectorIo, connection: Connection, userId?: string): Promise<Omit<IntegrationUserDetails, 'platform'>>
  readFields(
    io: ConnectorIo,
    connection: Connection,
  ): Promise<{ fields: IntegrationField[]; documentTypes: { value: string; label: string }[] }>
  /** Adds a file to a candidate. With `isRepeated` it looks first whether it is there already. */
  writeFile(
    io: ConnectorIo,
    connection: Connection,
    candidateId: string,
    file: OutgoingFile,
    isRepeated: boolean,
  ): Promise<{ fileId: string }>
}
