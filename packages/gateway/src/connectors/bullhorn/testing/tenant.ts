import { randomUUID } from 'node:crypto'

export interface BullhornFile {
  id: number
  candidateId: string
  name: string
  type: string
  contentType: string
  bytes: Uint8Array
  externalID: string
  dateAdded: number
  isDeleted?: boolean
}

/** One customer of Bullhorn's, with the application that calls for it. A test may change all of it. */
export interface BullhornTenant {
  clientId: string
  clientSecret: string
  username: string
  corporationId: number
  redirectUris: string[]
  files: BullhornFile[]
}

export function createTenant(): BullhornTenant {
  return {
    clientId: 'tabard-client',
    clientSecret: `canary-secret-${randomUUID()}`,
    username: 'acme.api',
    corporationId: 999,
    redirectUris: [],
    files: [],
  }
}
