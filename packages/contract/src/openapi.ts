import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { errors, type ErrorCode } from './errors.ts'
import { errorsEn } from './words/errors.en.ts'
import { idParts, isIdParam } from './ids.ts'
import { apiPrefixes, expandedPath, paramNames, type RouteSpec } from './route.ts'
import { routes, type RouteName } from './routes/index.ts'
import { application } from './schemas/application.ts'
import { client } from './schemas/client.ts'
import { section } from './schemas/document.ts'
import { logo, storedFile, storedOutput } from './schemas/file.ts'
import { folder } from './schemas/folder.ts'
import { job } from './schemas/job.ts'
import { link, linkGrant, signatureGrant } from './schemas/link.ts'
import { routeSchemas } from './schemas/routes.ts'
import { parsedCv } from './schemas/parsed-cv.ts'
import { template } from './schemas/template.ts'
import { user } from './schemas/user.ts'

/** Entities described once and referred to by name. */
const definitions: Record<string, v.GenericSchema> = {
  Application: application,
  Client: client,
  File: storedFile,
  Folder: folder,
  Job: job,
  Link: link,
  LinkGrant: linkGrant,
  Logo: logo,
  Output: storedOutput,
  ParsedCv: parsedCv,
  Section: section,
  SignatureGrant: signatureGrant,
  Template: template,
  User: user,
}

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // A check is code and cannot be described here. The field's text says what it demands.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

/** Failures that any call with this access may answer with, besides those of its row. */
const commonErrors: Record<RouteSpec['access'], readonly ErrorCode[]> = {
  public: [],
  'api-key': ['no_api_key', 'no_credentials', 'api_key_invalid', 'account_disabled'],
  refresh: ['refresh_invalid'],
  session: [
    'not_signed_in',
    'no_current_user',
    'token_invalid',
    'token_expired',
    'signature_expired',
    'signature_invalid',
    'forbidden',
    'beta_only',
    'navigation_denied',
    'account_disabled',
  ],
  'session-or-signature': [
    'not_signed_in',
    'no_current_user',
    'token_invalid',
    'token_expired',
    'signature_expired',
    'signature_invalid',
    'forbidden',
    'beta_only',
    'account_disabled',
  ],
}

/** Failures before a handler is called, by what the call carries. */
function commonFailures(route: RouteSpec): ErrorCode[] {
  return [
    'bad_request',
    ...commonErrors[route.access],
    ...(paramNames(route.path).some(isIdParam) ? (['not_found', 'invalid_id_depth'] as const) : []),
    ...(route.method === 'get' ? [] : (['payload_too_large', 'unsupported_media_type'] as const)),
    'rate_limited',
    'busy',
    'unexpected',
  ]
}

const security: Record<RouteSpec['access'], Record<string, string[]>[]> = {
  public: [],
  'api-key': [{ apiKey: [], apiSecret: [] }],
  refresh: [{ refreshCode: [] }],
  session: [{ idToken: [], accessToken: [] }],
  'session-or-signature': [{ idToken: [], accessToken: [] }, { signature: [] }],
}

export interface OpenApi {
  openapi: '3.1.0'
  info: Record<string, unknown>
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}

export interface Operation {
  operationId: string
  summary: string
  parameters: Record<string, unknown>[]
  responses: Record<string, unknown>
  [member: string]: unknown
}

/** The OpenAPI 3.1 description of every route, made from the route table and its schemas. */
export function openApi(server: string, version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const routeName of Object.keys(routes) as RouteName[]) {
    const route: RouteSpec = routes[routeName]
    const path = apiPrefixes[route.api] + expandedPath(route.path)
    paths[path] = { ...paths[path], [route.method]: operation(routeName, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tabard',
      version,
      description:
        'Any candidate CV as a branded, client-ready document. What a call that changes something is told may come in its query or in its body, whichever is described here; what comes in both is refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: {
        ...toJsonSchemaDefs(definitions, conversion),
        Error: {
          type: 'object',
          required: ['error', 'message'],
          properties: { error: { enum: Object.keys(errors) }, message: { type: 'string' } },
        },
      },
      securitySchemes: {
        idToken: { type: 'apiKey', in: 'header', name: 'Authorization', description: "The user pool's id token." },
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-access-token',
          description: 'The access token beside it.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'A signature token for one record, with `x-access-token: none`.',
        },
        refreshCode: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'A single-use refresh code.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        apiSecret: { type: 'apiKey', in: 'header', name: 'x-api-secret' },
      },
    },
  }
}

function operation(routeName: RouteName, route: RouteSpec): Operation {
  const schemas = routeSchemas[routeName]
  const isImage = route.bodyType === 'image'
  const body = isImage ? {} : convert(schemas.body)
  const takesBody = route.method === 'post' || route.method === 'put' || route.method === 'patch'
  return {
    operationId: routeName,
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? ''],
    security: security[route.access],
    ...(route.needs && { 'x-role-needs': { area: route.needs[0], level: route.needs[1] } }),
    ...(route.signature && { 'x-signature-right': route.signature.right }),
    parameters: [...pathParameters(route.path), ...queryParameters(convert(schemas.query))],
    ...(isImage && { requestBody: { required: true, content: imageContent } }),
    ...(takesBody &&
      (body.type ?? body.anyOf) && {
        // A call with a union of bodies does several things, and some of them need no body.
        requestBody: { required: body.type !== undefined, content: { 'application/json': { schema: body } } },
      }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: convert(schemas.response) } } },
      ...failures([...new Set([...route.errors, ...commonFailures(route)])]),
    },
  }
}

const imageContent = {
  'image/png': { schema: { type: 'string', contentMediaType: 'image/png' } },
  'image/jpeg': { schema: { type: 'string', contentMediaType: 'image/jpeg' } },
}

function pathParameters(path: string): Record<string, unknown>[] {
  const names = paramNames(path).flatMap((name) => (isIdParam(name) ? idParts(name) : [name]))
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

/** A query schema's fields. For a union of queries: the fields of all its members. */
function queryParameters(schema: JsonSchema): Record<string, unknown>[] {
  const members = (schema.oneOf ?? schema.anyOf ?? [schema]).filter((member) => typeof member === 'object')
  const fields = new Map<string, { schemas: unknown[]; required: number }>()
  for (const member of members) {
    for (const [name, field] of Object.entries(member.properties ?? {})) {
      const known = fields.get(name) ?? { schemas: [], required: 0 }
      // A field that several members share is described once.
      if (!known.schemas.some((other) => JSON.stringify(other) === JSON.stringify(field))) known.schemas.push(field)
      if (member.required?.includes(name)) known.required += 1
      fields.set(name, known)
    }
  }
  return [...fields].map(([name, field]) => ({
    name,
    in: 'query',
    required: field.required === members.length,
    schema: field.schemas.length === 1 ? field.schemas[0] : { anyOf: field.schemas },
  }))
}

/** Codes with the same status are described in one answer. */
function failures(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.map((code) => `\`${code}\`: ${errorsEn[code]}`).join('\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { type: 'object', properties: { error: { enum: sharing } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

function convert(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _definitions, ...rest } = toJsonSchema(schema, { ...conversion, definitions })
  return rest
}
