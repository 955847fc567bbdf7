export interface VincereFile {
  id: number
  candidateId: string
  file_name: string
  document_type_id: number
  original_cv: boolean
  bytes: Uint8Array
  uploaded_date?: string
}

/** One customer of Vincere's, with the application that calls for it. A test may change all of it. */
export interface VincereTenant {
  clientId: string
  /** The host of its REST API. */
  tenant: string
  redirectUris: string[]
  files: VincereFile[]
  /** Further tenants of the same person. */
  otherTenants: string[]
  /** For a candidate without files: 404 when true, else an empty list. */
  answersNoFilesWith404: boolean
}

export function createTenant(): VincereTenant {
  return {
    clientId: 'tabard-vincere',
    tenant: '',
    redirectUris: [],
    files: [],
    otherTenants: [],
    answersNoFilesWith404: false,
  }
}
