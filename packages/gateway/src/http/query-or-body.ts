import * as v from 'valibot'

/** The members of a schema that are read here, whatever its kind. */
interface Shape {
  type: string
  /** An object's fields. */
  entries?: Record<string, Shape>
  /** The members of a union or a variant. A picklist has options too, which are no schemas. */
  options?: Shape[]
  /** What is optional. */
  wrapped?: Shape
  /** The field that tells the members of a variant apart. */
  key?: string
  literal?: unknown
}
type Fields = Record<string, unknown>

/** A call's values as they came. */
interface Sent {
  query: Record<string, string>
  body: unknown
}

/**
 * The values of a change, each where its schema wants it. The specification seldom says whether a value travels in the
 * query or in the body, so both are right. A value that comes in both places, or is known in neither, is left for the schemas
 * to refuse. Where no body is needed, an empty object counts as none.
 */
export function inQueryOrBody(schemas: { query: v.GenericSchema; body: v.GenericSchema }, sent: Sent): Sent {
  if (sent.body !== undefined && !isFields(sent.body)) return sent
  const query = { ...sent.query }
  const body: Fields = { ...sent.body }
  const inQuery = queryFields(schemas.query, { ...body, ...query })
  const inBody = bodyFields(schemas.body)
  for (const [name, value] of Object.entries(sent.body ?? {})) {
    const text = Object.hasOwn(inQuery, name) && !Object.hasOwn(query, name) ? asText(value) : undefined
    if (text === undefined) continue
    query[name] = text
    delete body[name]
  }
  for (const [name, text] of Object.entries(sent.query)) {
    const field = Object.hasOwn(inBody, name) ? inBody[name] : undefined
    if (!field || Object.hasOwn(inQuery, name) || Object.hasOwn(body, name)) continue
    body[name] = fromText(field, text)
    delete query[name]
  }
  const isEmpty = Object.keys(body).length === 0
  return { query, body: isEmpty && (sent.body === undefined || v.is(schemas.body, undefined)) ? undefined : body }
}

/** The fields of a query. For a call with several meanings: the fields of the meaning that its update type names. */
function queryFields(schema: Shape, values: Fields): Record<string, Shape> {
  const { key, options, entries } = schema
  if (schema.type !== 'variant' || key === undefined) return entries ?? {}
  const meant = options?.find((option) => option.entries?.[key]?.literal === values[key])
  return meant?.entries ?? options?.[0]?.entries ?? {}
}

function bodyFields(schema: Shape): Record<string, Shape> {
  if (schema.wrapped) return bodyFields(schema.wrapped)
  if (schema.type === 'union')
    return Object.assign({}, ...(schema.options ?? []).map(bodyFields)) as Record<string, Shape>
  return schema.type === 'strict_object' ? (schema.entries ?? {}) : {}
}

/** As it stands in a query; undefined where it cannot. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join(',') : undefined
  return isFields(value) ? JSON.stringify(value) : undefined
}

/** A query's text as the JSON value its schema wants. A text that cannot be read so stays a text, which the schema refuses. */
function fromText(field: Shape, text: string): unknown {
  if (field.wrapped) return fromText(field.wrapped, text)
  if (field.type === 'number' && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text)
  if (field.type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true'
  if (field.type === 'array') return text === '' ? [] : text.split(',').map((one) => one.trim())
  return text
}

/** A JSON object: neither a list nor a picture's bytes. */
function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
