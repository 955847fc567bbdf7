import type { RouteName } from '@tabard/contract'

/** A call the specification names, and what it became. */
export interface SpecCall {
  /** The specification's words, shortened. */
  line: string
  routes: readonly RouteName[]
  /** Where one route has many meanings: which of them. */
  updateTypes?: readonly string[]
}

/** Identity speaks Cognito's own wire, no route of ours: which action it is, and which test proves it with an unmodified client. */
export interface SpecAction {
  line: string
  action: string
  file: string
  test: string
}

/** By route, or by route and update type: the test that made the call and was answered well. Written by `npm run proofs`. */
export type Proofs = Record<string, { file: string; test: string }>

/** Every call of the specification, in its order: `npm run docs` writes which route and which test each became. */
export const specCalls: Record<string, readonly SpecCall[]> = {
  Applications: [
    { line: 'GET /applications: folder id; processedOnly, attributes; 404 means empty', routes: ['listApplications'] },
    {
      line: 'GET /applications by external id: platform, externalClientId, externalAppId, byExternalId, attributes',
      routes: ['findApplications'],
    },
    {
      line: 'POST /applications: cvType, submittedBy, defaultTemplate, platform, external ids, jobId; fileB64, files, supportingDocuments',
      routes: ['createApplication'],
    },
    {
      line: 'PUT /applications/{appId}: eight update types',
      routes: ['actOnApplication'],
      updateTypes: [
        'newStatus',
        'update_candidate_headshot',
        'embed',
        'aiParse',
        'transform',
        'duplicate_cv',
        'generate_tags',
        'apply_template',
      ],
    },
    { line: 'PATCH /applications/{appId} (update)', routes: ['updateApplication'] },
    { line: 'DELETE /applications/{appId}', routes: ['deleteApplication'] },
    { line: 'GET single (attributes)', routes: ['getApplication'] },
    {
      line: 'POST /output/{appId}: outputName, fileName, userId, chapters, bullhornOutputData, pdfB64, imageB64, imageType, imageFileType',
      routes: ['createOutput'],
    },
  ],
  Clients: [
    { line: 'POST /clients (clientName, clientSubdomain), unsecured', routes: ['createClient'] },
    { line: 'GET /clients (query)', routes: ['getClient'] },
    {
      line: 'PUT /clients (clientName, updateType, userId)',
      routes: ['actOnClient'],
      updateTypes: ['customTag', 'enableSSO', 'integrationFieldMappings', 'language', 'subdomain'],
    },
    { line: 'PATCH /clients (updates, changesOnly)', routes: ['updateClient'] },
    { line: 'GET /clients with api key and secret, attributes (public)', routes: ['getPublicClient'] },
  ],
  'Links, folders, jobs, files': [
    { line: 'Links: GET', routes: ['listLinks'] },
    { line: 'Links: POST (name, expiry, updateEmails, downloading)', routes: ['createLink'] },
    { line: 'Links: PATCH body', routes: ['updateLink'] },
    { line: 'Links: PUT updateType expiry with newExpiry', routes: ['setLinkExpiry'] },
    { line: 'Views: POST by sessionId', routes: ['recordView'] },
    { line: 'GET /access (accessType, userType, singleApplication, singleTemplate)', routes: ['getAccess'] },
    { line: 'Folders: PUT body', routes: ['putFolder'] },
    { line: 'Folders: GET list (404 means empty)', routes: ['listFolders'] },
    { line: 'Jobs: POST body (403: no credit)', routes: ['createJob'] },
    { line: 'Jobs: GET', routes: ['listJobs', 'getJob'] },
    { line: 'Jobs: PATCH', routes: ['updateJob'] },
    { line: 'Jobs: PUT (newStatus)', routes: ['setJobStatus'] },
    { line: 'Files: GET', routes: ['getFiles'] },
    { line: 'Files: POST (fileB64, fileType, designation)', routes: ['createFile'] },
    { line: 'Template thumbnails via GET', routes: ['getThumbnail'] },
    { line: 'Image-template files via GET', routes: ['getImageTemplate'] },
  ],
  'Users, logos, templates': [
    { line: 'Users: POST', routes: ['createUser'] },
    { line: 'Users: GET', routes: ['listUsers'] },
    { line: 'Users: PUT (email, userId, name, userRole, accessIdToken)', routes: ['updateUser'] },
    { line: 'Users: PATCH', routes: ['updateProfile'] },
    { line: 'Users: DELETE (userId, company, companyId, EMAIL)', routes: ['deleteUser'] },
    { line: 'SSO redirect link GET', routes: ['getSsoLink'] },
    { line: 'Signatures PUT', routes: ['withdrawSignatures'] },
    { line: 'Logos: POST (fileType, fileName, setAsCurrent)', routes: ['createLogo'] },
    { line: 'Logos: GET (fileName; cached; 404 means none)', routes: ['getLogo'] },
    {
      line: 'Templates: POST (createdBy, templateVersion, copyFrom), POST (defaultTemplateId)',
      routes: ['createTemplate'],
    },
    { line: 'Templates: GET', routes: ['listTemplates'] },
    { line: 'Templates: single GET', routes: ['getTemplate'] },
    { line: 'Templates: PATCH', routes: ['updateTemplate'] },
    {
      line: 'Templates: PUT',
      routes: ['actOnTemplate'],
      updateTypes: ['liveStatus', 'embed', 'update_image_template', 'transform'],
    },
    { line: 'Templates: DELETE', routes: ['deleteTemplate'] },
    { line: 'Default templates GET', routes: ['listDefaultTemplates'] },
    { line: 'GET /user_photo (user_id; 404 means null)', routes: ['getUserPhoto'] },
    { line: 'PUT /user_photo (user_id, decoded image)', routes: ['putUserPhoto'] },
  ],
  'Token and public': [
    { line: 'GET /token with refresh code', routes: ['refreshToken'] },
    { line: 'GET /urls with api key and secret', routes: ['getUrl'] },
    { line: 'GET /urls on the custom public gateway', routes: ['getPublicUrl'] },
    { line: 'GET /oauth for a client', routes: ['startOauth'] },
    { line: 'POST /forwarding (body the request)', routes: ['forward'] },
    { line: 'Short id exchange: accessToken, refreshExpiry', routes: ['exchangeShortLink'] },
  ],
  'Integrations and tracking': [
    { line: 'POST /integrations/cvfiles', routes: ['listCvFiles'] },
    { line: 'POST /integrations/cvfile (fileFetchingDetails, integrationData)', routes: ['fetchCvFile'] },
    { line: 'POST /integrations/userdetails', routes: ['getUserDetails'] },
    { line: 'POST /integrations/setup', routes: ['setUpIntegration'] },
    { line: 'DELETE /integrations/setup', routes: ['removeIntegration'] },
    { line: 'GET /integrations/setup (platform)', routes: ['getIntegration'] },
    { line: 'GET /integrations/fieldmappings (platform)', routes: ['getFieldMappings'] },
    {
      line: 'Integration authorise (authCode, platform, externalUserId, externalClientId, clientId)',
      routes: ['authoriseIntegration'],
    },
    { line: 'POST /text-transform', routes: ['textTransform'] },
    { line: 'POST /telemetry/track-server', routes: ['trackEvents'] },
    { line: "POST /tracking/planhat (email, name, action 'logged in')", routes: ['trackLogin'] },
  ],
}

const pool = 'packages/pool/src/'
const amplify = `${pool}amplify.test.ts`
const flows = `${pool}flows.test.ts`

/** Identity provider actions of the specification, proved with unmodified clients. */
export const specActions: readonly SpecAction[] = [
  {
    line: 'Sign in (email, password, captcha data)',
    action: 'InitiateAuth, RespondToAuthChallenge',
    file: `${pool}srp.test.ts`,
    test: 'works for every password',
  },
  {
    line: 'Captcha data at sign-in',
    action: 'InitiateAuth (ClientMetadata)',
    file: 'packages/gateway/src/captcha/captcha.test.ts',
    test: 'lets in whoever did the work, once a sign-in',
  },
  {
    line: 'Complete new password',
    action: 'RespondToAuthChallenge (NEW_PASSWORD_REQUIRED)',
    file: amplify,
    test: 'takes a first password',
  },
  {
    line: 'Update name attribute',
    action: 'UpdateUserAttributes',
    file: flows,
    test: 'writes and clears what is its own, and nothing else',
  },
  {
    line: 'Current user',
    action: 'GetUser',
    file: amplify,
    test: 'signs in, says who it is, refreshes with rotation, and signs out everywhere',
  },
  {
    line: 'Forgot password send and submit (email, code, new password)',
    action: 'ForgotPassword, ConfirmForgotPassword',
    file: flows,
    test: 'is set anew with the code that was sent, and ends every session',
  },
  {
    line: 'Confirm sign-in with 6-digit authenticator code',
    action: 'RespondToAuthChallenge (SOFTWARE_TOKEN_MFA)',
    file: flows,
    test: 'is set up with an authenticator app, asked for at sign-in, and turned off again',
  },
  {
    line: 'Federated SSO sign-in with query string as state',
    action: '/oauth2/authorize, /oauth2/token',
    file: 'test/journeys/sso.journey.ts',
    test: 'goes by the button to the company’s own page, links the account, and comes again by itself',
  },
  {
    line: 'Configuration: region, pools, app client, hosted domain, storage, four endpoints',
    action: '/config.json',
    file: 'packages/gateway/src/http/serve.test.ts',
    test: 'says in /config.json what the contract promises, and nothing more',
  },
]
