import type { CvFileRecord, IntegrationField, IntegrationUserDetails, Platform } from '@tabard/contract'
import type { Outbound } from '../outbound/outbound.ts'

/** All that a connector may do outside itself: call other servers, and wait. */
export interface ConnectorIo {
  fetch: Outbound['fetch']
  wait(milliseconds: number): Promise<void>
}

/** Settings that a company's admin entered. */
export interface ConnectorSettings {
  clientId: string
  clientSecret: string
  username: string
  /** The corporation or tenant that may be connected; '' for any. */
  externalClientId: string
  redirectUri: string
}

/** Tokens and addresses of a connection, in the connector's own shape. Stored sealed and never shown. */
export type Connection = Readonly<Record<string, string>> & {
  readonly externalClientId: string
  readonly externalUserId: string
}

export interface OutgoingFile {
  bytes: Uint8Array
  name: string
  mediaType: string
  /** The kind of document in the applicant system. '' for the usual one. */
  type: string
  /** Our key for the document, the same each time it is sent. */
  key: string
  description: string
}

/** The value that an applicant system's folder exports as `applicantSystem`. */
export interface ApplicantSystem {
  /** The origin of the first call. An operator may configure another installation. */
  home: string
  create(home: string): Connector
}

/** One applicant system. Its methods throw only `ConnectorError`. */
export interface Connector {
  platform: Platform
  /** Whether our application needs a secret beside its id. */
  needsSecret: boolean
  needsUsername: boolean
  /** The address of the page on which a person grants us access. */
  authoriseUrl(io: ConnectorIo, settings: ConnectorSettings, state: string): Promise<string>
  /** Makes a connection from the code that the browser brought back. */
  connect(io: ConnectorIo, settings: ConnectorSettings, code: string): Promise<Connection>
  /**
   * Opens a new session. `keep` is called as soon as there is a new refresh token, so that it is stored even when a later
   * step fails: the old one works once, and has been used by then.
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
  /** Reads a user. Without an id: the user in whose name we call. */
  readUser(io: ConnectorIo, connection: Connection, userId?: string): Promise<Omit<IntegrationUserDetails, 'platform'>>
  readFields(
    io: ConnectorIo,
    connection: Connection,
  ): Promise<{ fields: IntegrationField[]; documentTypes: { value: string; label: string }[] }>
  /** Adds a file to a candidate. With `isRepeated` it first checks whether an earlier attempt added it. */
  writeFile(
    io: ConnectorIo,
    connection: Connection,
    candidateId: string,
    file: OutgoingFile,
    isRepeated: boolean,
  ): Promise<{ fileId: string }>
}
