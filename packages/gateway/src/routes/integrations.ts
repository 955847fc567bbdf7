import type { Handlers } from '../http/serve.ts'
import { fetchCvFile, listCvFiles } from '../services/integrations/cv-files.ts'
import { getFieldMappings } from '../services/integrations/field-mappings.ts'
import {
  listDestinations,
  putDestination,
  removeDestination,
} from '../services/integrations/forwarding/destinations.ts'
import { forward } from '../services/integrations/forwarding/forward.ts'
import { authoriseIntegration, startOauth } from '../services/integrations/oauth.ts'
import { getIntegration, removeIntegration, setUpIntegration } from '../services/integrations/setup.ts'
import { getUserDetails } from '../services/integrations/user-details.ts'

export const integrationsHandlers = {
  listCvFiles: (context, actor, { body }) => listCvFiles(context, actor, body),
  fetchCvFile: (context, actor, { body }) => fetchCvFile(context, actor, body),
  getUserDetails: (context, actor, { body }) => getUserDetails(context, actor, body),
  setUpIntegration: (context, actor, { body }) => setUpIntegration(context, actor, body),
  getIntegration: (context, actor, { query }) => getIntegration(context, actor, query),
  removeIntegration: (context, actor, { query }) => removeIntegration(context, actor, query),
  getFieldMappings: (context, actor, { query }) => getFieldMappings(context, actor, query),
  startOauth: (context, actor, { query }) => startOauth(context, actor, query),
  authoriseIntegration: (context, actor, { body }) => authoriseIntegration(context, actor, body),
  forward: (context, actor, { body }) => forward(context, actor, body),
  listDestinations: (context, actor) => listDestinations(context, actor),
  putDestination: (context, actor, { body }) => putDestination(context, actor, body),
  removeDestination: (context, actor, { query }) => removeDestination(context, actor, query),
} satisfies Partial<Handlers>
