import * as v from 'valibot'
import type * as routes from '../../routes/integrations.ts'
import { applicationMap } from '../application.ts'
import { none, nothing } from '../basics.ts'
import * as integration from '../integration.ts'
import type { SchemasFor } from '../schemas-for.ts'

const { platform } = integration
const ofPlatform = v.strictObject({ platform })

export const integrationsSchemas: SchemasFor<typeof routes> = {
  listCvFiles: { query: nothing, body: integration.cvFilesBody, response: v.array(integration.cvFileRecord) },
  fetchCvFile: { query: nothing, body: integration.cvFileBody, response: applicationMap },
  getUserDetails: { query: nothing, body: integration.userDetailsBody, response: integration.userDetails },
  setUpIntegration: {
    query: nothing,
    body: v.strictObject({ platform, settings: integration.integrationSettings }),
    response: integration.integrationSetup,
  },
  getIntegration: { query: ofPlatform, body: none, response: integration.integrationSetup },
  removeIntegration: { query: ofPlatform, body: none, response: v.object({ platform }) },
  getFieldMappings: { query: ofPlatform, body: none, response: integration.integrationFields },
  startOauth: { query: integration.oauthQuery, body: none, response: v.object({ url: v.string() }) },
  authoriseIntegration: {
    query: nothing,
    body: integration.authoriseBody,
    response: v.object({ integration: integration.integrationSetup, state: integration.oauthState }),
  },
  forward: { query: nothing, body: integration.forwardRequest, response: integration.forwardAnswer },
  listDestinations: {
    query: nothing,
    body: none,
    response: v.object({ destinations: v.array(integration.destination) }),
  },
  putDestination: { query: nothing, body: integration.destinationBody, response: integration.destination },
  removeDestination: {
    query: v.strictObject({ id: integration.destinationId }),
    body: none,
    response: v.object({ id: v.string() }),
  },
}
