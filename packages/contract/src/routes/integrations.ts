import type { Platform } from '../entities/integration.ts'
import { route } from '../route.ts'
import type { ApplicationMap } from '../schemas/application.ts'
import type {
  AuthoriseBody,
  CvFileBody,
  CvFileRecord,
  CvFilesBody,
  ForwardAnswer,
  ForwardingDestination,
  ForwardRequest,
  IntegrationFields,
  IntegrationSettings,
  IntegrationSetup,
  IntegrationUserDetails,
  OAuthState,
} from '../schemas/integration.ts'

type None = Record<never, string>

const asks = [
  'integration_not_connected',
  'integration_reconnect',
  'integration_refused',
  'integration_unavailable',
] as const
const admins = { access: 'session', needs: ['settings', 'write'] } as const

export const listCvFiles = route<{ params: None; query: None; body: CvFilesBody; response: CvFileRecord[] }>()({
  method: 'post',
  api: 'main',
  path: '/integrations/cvfiles',
  access: 'session-or-signature',
  needs: ['editing', 'read'],
  signature: { right: 'write' },
  summary:
    "A candidate's files in the applicant system, newest first. An embedded page of a user may ask for the candidate its own application came from, and no other; a link's visitor for none.",
  errors: ['not_found', ...asks],
})

export const fetchCvFile = route<{ params: None; query: None; body: CvFileBody; response: ApplicationMap }>()({
  method: 'post',
  api: 'main',
  path: '/integrations/cvfile',
  access: 'session',
  needs: ['editing', 'write'],
  summary:
    'Fetches one of them and takes it in as `POST /applications` would, under the external ids it came from: the answer is that call’s. The same file asked for again answers with what the first one made.',
  errors: ['not_found', 'file_too_large', 'file_not_a_cv_format', 'file_empty', 'storage_full', ...asks],
})

export const getUserDetails = route<{
  params: None
  query: None
  body: { platform: Platform; externalUserId?: string; externalClientId?: string }
  response: IntegrationUserDetails
}>()({
  method: 'post',
  api: 'main',
  path: '/integrations/userdetails',
  access: 'session-or-signature',
  needs: ['editing', 'read'],
  signature: { right: 'write' },
  summary:
    "Somebody of the applicant system; without `externalUserId`, the user in whose name it is connected. Of embedded pages only a user's own may ask, for an application of that system; a link's visitor may not.",
  errors: ['not_found', ...asks],
})

export const setUpIntegration = route<{
  params: None
  query: None
  body: { platform: Platform; settings: IntegrationSettings }
  response: IntegrationSetup
}>()({
  method: 'post',
  api: 'main',
  path: '/integrations/setup',
  ...admins,
  summary:
    'Writes how an applicant system is reached. What is left out stays. Another client id, user name or corporation ends the connection that is there.',
  errors: ['bad_request'],
})

export const getIntegration = route<{
  params: None
  query: { platform: Platform }
  body: undefined
  response: IntegrationSetup
}>()({
  method: 'get',
  api: 'main',
  path: '/integrations/setup',
  access: 'session',
  needs: ['settings', 'read'],
  summary:
    'How an applicant system is reached and whether it is connected, without secrets. 404 where it was not set up.',
  errors: ['not_found'],
})

export const removeIntegration = route<{
  params: None
  query: { platform: Platform }
  body: undefined
  response: { platform: Platform }
}>()({
  method: 'delete',
  api: 'main',
  path: '/integrations/setup',
  ...admins,
  summary: 'Forgets how an applicant system is reached, with every secret of it.',
  errors: ['not_found'],
})

export const getFieldMappings = route<{
  params: None
  query: { platform: Platform }
  body: undefined
  response: IntegrationFields
}>()({
  method: 'get',
  api: 'main',
  path: '/integrations/fieldmappings',
  access: 'session',
  needs: ['settings', 'read'],
  summary: "The fields of the applicant system's candidates, which of ours they are, and which documents it is given.",
  errors: [...asks],
})

export const startOauth = route<{
  params: None
  query: OAuthState
  body: undefined
  response: { url: string }
}>()({
  method: 'get',
  api: 'main',
  path: '/oauth',
  ...admins,
  summary:
    'Where an admin allows us into the applicant system. What the page wants back is kept here for a quarter of an hour, found once, by whom it belongs to. `clientId`, `userId` and `vincereClientId` are compared, where they come.',
  errors: ['not_found', 'integration_not_connected', 'integration_unavailable', 'oauth_failed'],
})

export const authoriseIntegration = route<{
  params: None
  query: None
  body: AuthoriseBody
  response: { integration: IntegrationSetup; state: OAuthState }
}>()({
  method: 'post',
  api: 'main',
  path: '/integrations/authorise',
  ...admins,
  summary:
    'Ends what `GET /oauth` began, for the same person of the same company, and gives back what its page wanted back. The ids are compared, where they come. The path is ours: the specification shows none.',
  errors: ['oauth_failed'],
})

export const forward = route<{ params: None; query: None; body: ForwardRequest; response: ForwardAnswer }>()({
  method: 'post',
  api: 'main',
  path: '/forwarding',
  access: 'session',
  needs: ['editing', 'write'],
  summary:
    'Asks another system that an admin set up, by its id: never by an address. Neither our tokens nor cookies go along. The answer is wrapped, and only of kinds that are data.',
  errors: ['not_found', 'forwarding_not_allowed', 'forwarding_failed'],
})

/** Ours. */
export const listDestinations = route<{
  params: None
  query: None
  body: undefined
  response: { destinations: ForwardingDestination[] }
}>()({
  method: 'get',
  api: 'main',
  path: '/forwarding/destinations',
  ...admins,
  summary: 'The systems `POST /forwarding` may ask, without the values of their headers.',
  errors: [],
})

/** Ours. */
export const putDestination = route<{
  params: None
  query: None
  body: Omit<ForwardingDestination, 'headerNames'> & { headers?: Record<string, string> }
  response: ForwardingDestination
}>()({
  method: 'put',
  api: 'main',
  path: '/forwarding/destinations',
  ...admins,
  summary:
    'Sets one up or changes it. `headers` are added to what is asked, such as an api key; left out, they stay as long as the address does.',
  errors: ['bad_request', 'too_many'],
})

/** Ours. */
export const removeDestination = route<{
  params: None
  query: { id: string }
  body: undefined
  response: { id: string }
}>()({
  method: 'delete',
  api: 'main',
  path: '/forwarding/destinations',
  ...admins,
  summary: 'Takes one away.',
  errors: ['not_found'],
})
