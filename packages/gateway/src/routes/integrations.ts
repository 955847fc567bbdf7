import type { Handlers } from '../http/handlers.ts'
import { bodies, plain } from '../http/policy.ts'
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
  listCvFiles: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { body }) => listCvFiles(context, actor, body),
  },
  fetchCvFile: {
    ...plain,
    body: bodies.fields,
    isCostly: true,
    quota: 'uploads',
    handle: (context, actor, { body }) => fetchCvFile(context, actor, body),
  },
  getUserDetails: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { body }) => getUserDetails(context, actor, body),
  },
  setUpIntegration: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { body }) => setUpIntegration(context, actor, body),
  },
  getIntegration: { ...plain, handle: (context, actor, { query }) => getIntegration(context, actor, query) },
  removeIntegration: {
    ...plain,
    body: bodies.fields,
    handle: (context, actor, { query }) => removeIntegration(context, actor, query),
  },
  getFieldMappings: { ...plain, handle: (context, actor, { query }) => getFieldMappings(context, actor, query) },
  startOauth: {
    ...plain,
    isCostly: true,
    answer: 'secret',
    handle: (context, actor, { query }) => startOauth(context, actor, query),
  },
  authoriseIntegration: {
    ...plain,
    body: bodies.fields,
    isCostly: true,
    answer: 'secret',
    handle: (context, actor, { body }) => authoriseIntegration(context, actor, body),
  },
  forward: {
    ...plain,
    body: bodies.text,
    isCostly: true,
    handle: (context, actor, { body }) => forward(context, actor, body),
  },
  listDestinations: {
    ...plain,
    isCostly: true,
    handle: (context, actor) => listDestinations(context, actor),
  },
  putDestination: {
    ...plain,
    body: bodies.fields,
    isCostly: true,
    handle: (context, actor, { body }) => putDestination(context, actor, body),
  },
  removeDestination: {
    ...plain,
    body: bodies.fields,
    isCostly: true,
    handle: (context, actor, { query }) => removeDestination(context, actor, query),
  },
} satisfies Partial<Handlers>
