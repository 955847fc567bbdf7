import type { RouteName } from '@tabard/contract'

/** What one company holds that another might ask for. */
export interface Ids {
  companyId: string
  appId: string
  folderId: string
  templateId: string
  linkId: string
  jobId: string
  userId: string
  shortId: string
  fileId: string
}

export interface Sample {
  query?: Record<string, string>
  body?: unknown
  /** Params that are no ids. */
  params?: Record<string, string>
}

const pdf = Buffer.from('%PDF-1.7 words').toString('base64')
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const later = 4_000_000_000

/**
 * For each route a request that is right in everything but whose ids it carries. A route without an entry does not
 * compile, and so is never left out of the matrix.
 */
export const samples: Record<RouteName, (ids: Ids) => Sample> = {
  listApplications: () => ({}),
  findApplications: () => ({ query: { platform: 'bullhorn', externalAppId: '1' } }),
  getApplication: () => ({}),
  getApplicationBundle: ({ templateId }) => ({ query: { templateId } }),
  createApplication: ({ folderId }) => ({ query: { folderId }, body: { fileB64: pdf } }),
  updateApplication: () => ({ body: { update: { headline: 'Changed' } } }),
  actOnApplication: ({ templateId }) => ({ query: { updateType: 'apply_template', templateId } }),
  deleteApplication: () => ({}),
  getHeadshot: () => ({}),
  listVersions: () => ({}),
  restoreVersion: () => ({ query: { revision: '1' } }),
  createFile: () => ({ body: { fileB64: pdf, designation: 'supporting', fileName: 'certificate.pdf' } }),
  listOutputs: () => ({}),
  deleteFolder: () => ({}),
  getFiles: ({ fileId }) => ({ query: { fileId } }),
  createOutput: () => ({ body: { fileName: 'cv.pdf', pdfB64: pdf } }),
  listFolders: () => ({}),
  putFolder: ({ folderId }) => ({ body: { folder_id: folderId, name: 'Renamed' } }),
  listTemplates: () => ({}),
  getTemplate: () => ({}),
  createTemplate: ({ templateId }) => ({ body: { copyFrom: templateId } }),
  updateTemplate: () => ({ body: { update: { templateName: 'Renamed' } } }),
  actOnTemplate: () => ({ query: { updateType: 'embed', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } }),
  deleteTemplate: () => ({}),
  listDefaultTemplates: () => ({}),
  getThumbnail: () => ({}),
  getDefaultThumbnail: () => ({ query: { defaultTemplateId: 'chief' } }),
  getImageTemplate: () => ({ query: { imageTemplateId: 'nowhere' } }),
  listJobs: () => ({}),
  getJob: () => ({}),
  createJob: () => ({ body: { title: 'A job' } }),
  updateJob: () => ({ body: { update: { title: 'Renamed' } } }),
  setJobStatus: () => ({ query: { newStatus: 'closed' } }),
  textTransform: () => ({ body: { type: 'tidy', text: 'Words' } }),
  listLogos: () => ({}),
  deleteLogo: () => ({ query: { fileName: 'nowhere.png' } }),
  getClient: () => ({}),
  createClient: () => ({ body: { clientName: 'Acme', clientSubdomain: 'acme-search' } }),
  actOnClient: () => ({ query: { updateType: 'language', language: 'en' } }),
  updateClient: () => ({ body: { updates: { branding: { footerText: 'In confidence' } }, changesOnly: true } }),
  getPublicClient: () => ({}),
  listApiKeys: () => ({}),
  createApiKey: () => ({ body: { name: 'A key' } }),
  revokeApiKey: () => ({ query: { keyId: 'nowhere' } }),
  createUser: ({ companyId }) => ({
    body: { email: `new@${companyId}.test`, name: 'Somebody New', userRole: 'recruiter' },
  }),
  updateUser: ({ userId }) => ({ body: { userId, name: 'Renamed' } }),
  updateProfile: ({ userId }) => ({ body: { userId, jobTitle: 'Partner' } }),
  deleteUser: () => ({ query: { userId: '00000000-0000-4000-8000-000000000000' } }),
  resendInvitation: ({ userId }) => ({ body: { userId } }),
  withdrawSignatures: () => ({ query: { userId: '00000000-0000-4000-8000-000000000000' } }),
  getUserPhoto: ({ userId }) => ({ query: { user_id: userId } }),
  putUserPhoto: ({ userId }) => ({ query: { user_id: userId }, body: new Uint8Array(Buffer.from(png, 'base64')) }),
  getUrl: ({ companyId }) => ({ query: { clientId: companyId, platform: 'bullhorn', externalId: '1' } }),
  getPublicUrl: ({ companyId }) => ({ query: { clientId: companyId, platform: 'bullhorn', externalId: '1' } }),
  trackEvents: ({ companyId }) => ({
    query: { companyId },
    body: [{ header: { name: 1, organisationId: companyId, createdTimeUtc: 1_800_000_000_000 }, payload: {} }],
  }),
  trackLogin: () => ({ body: { email: 'a@example.test', name: 'A', action: 'logged in' } }),
  getSsoLink: () => ({ query: { redirect: '/candidates' } }),
  getPublicSsoLink: () => ({ query: { email: 'somebody@example.test' } }),
  getSsoSettings: () => ({}),
  getCaptchaChallenge: () => ({ query: { action: 'sign_in' } }),
  exportCompany: () => ({}),
  listExports: () => ({}),
  getExport: () => ({ params: { exportId: 'aaaaaaaaaaaa' } }),
  eraseCandidate: ({ companyId }) => ({ body: { appId: `${companyId}_aaaaaaaaaaaa_aaaaaaaaaaaa` } }),
  listCvFiles: () => ({ body: { platform: 'bullhorn', externalId: '1' } }),
  fetchCvFile: ({ folderId }) => ({
    body: {
      fileFetchingDetails: { platform: 'bullhorn', externalId: '1', fileId: '1' },
      integrationData: { folderId },
    },
  }),
  getUserDetails: () => ({ body: { platform: 'bullhorn' } }),
  setUpIntegration: () => ({ body: { platform: 'vincere', settings: { clientId: 'a-client' } } }),
  getIntegration: () => ({ query: { platform: 'bullhorn' } }),
  removeIntegration: () => ({ query: { platform: 'bullhorn' } }),
  getFieldMappings: () => ({ query: { platform: 'bullhorn' } }),
  startOauth: ({ companyId, userId }) => ({ query: { platform: 'vincere', clientId: companyId, userId } }),
  authoriseIntegration: ({ companyId }) => ({
    body: { platform: 'vincere', authCode: 'a-code', state: 'a-state-of-nobody-at-all', clientId: companyId },
  }),
  forward: () => ({ body: { destination: 'payroll', method: 'GET', path: '/people' } }),
  listDestinations: () => ({}),
  putDestination: () => ({
    body: { id: 'ours', name: 'Ours', baseUrl: 'https://ours.example', methods: ['GET'], paths: ['/'] },
  }),
  removeDestination: () => ({ query: { id: 'payroll' } }),
  listUsers: ({ userId }) => ({ query: { userId } }),
  getLogo: () => ({ query: { fileName: 'logo.png' } }),
  createLogo: () => ({ body: { fileB64: png, fileType: 'image/png', fileName: 'logo.png', setAsCurrent: false } }),
  listLinks: () => ({}),
  createLink: () => ({ body: { name: 'A link', expiry: later } }),
  updateLink: () => ({ body: { name: 'Renamed' } }),
  setLinkExpiry: () => ({ query: { updateType: 'expiry', newExpiry: String(later) } }),
  exchangeShortLink: ({ shortId }) => ({ params: { shortId } }),
  recordView: () => ({ params: { sessionId: 'session-of-a-visit' }, body: { seconds: 3 } }),
  refreshToken: () => ({}),
  listAudit: () => ({ query: { action: 'link-created' } }),
  getAccess: ({ appId }) => ({ query: { accessType: 'view', singleApplication: appId } }),
}
