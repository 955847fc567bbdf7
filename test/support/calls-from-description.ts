import type { OpenApi } from '@tabard/contract/openapi'
import fc from 'fast-check'

/** A request made up from the description: right, nearly right, or rubbish. */
export interface MadeUpCall {
  operation: string
  method: string
  path: string
  query: Record<string, string>
  body: unknown
}

type Schema = Record<string, unknown>
/** What a path segment or a field of that name can hold, so that not every call is refused at once. */
export type Known = Readonly<Record<string, readonly string[]>>

const hostileText = fc.constantFrom(
  '',
  '\0',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '${7*7}',
  '<img src=x onerror=alert(1)>',
  '\u202egnp.exe',
  '\ud800',
  '𝒳'.repeat(50),
  'x'.repeat(5_000),
  '__proto__',
  '_'.repeat(60),
  '-1',
  '1e999',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
)
const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileText,
  fc.constantFrom(null, -1, 2 ** 53, 0.5, [], {}, [[[[]]]]),
)

/** Calls to everything the description names. */
export function madeUpCalls(description: OpenApi, known: Known): fc.Arbitrary<MadeUpCall> {
  const schemas = (description.components['schemas'] ?? {}) as Record<string, Schema>
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return fc.oneof(
    ...operations.map(({ path, method, operation }) => {
      const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const inQuery = operation.parameters.filter((parameter) => parameter['in'] === 'query')
      const content = (operation['requestBody'] as { content?: Record<string, { schema: Schema }> } | undefined)
        ?.content
      const schema = content?.['application/json']?.schema
      return fc.record({
        operation: fc.constant(operation.operationId),
        method: fc.constant(method.toUpperCase()),
        path: fc.tuple(...segments.map((name) => segment(name, known))).map((values) => fill(path, segments, values)),
        query: fc
          .record(
            Object.fromEntries(
              inQuery.map(({ name, schema: field }) => [
                String(name),
                fc.oneof(
                  { weight: 6, arbitrary: value(field as Schema, schemas, known, String(name)) },
                  { weight: 1, arbitrary: hostileText },
                ),
              ]),
            ),
            { requiredKeys: inQuery.filter((one) => one['required'] === true).map(({ name }) => String(name)) },
          )
          .map((fields) =>
            Object.fromEntries(
              Object.entries(fields).map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
            ),
          ),
        body: schema
          ? fc.oneof({ weight: 8, arbitrary: value(schema, schemas, known, 'body') }, { weight: 1, arbitrary: rubbish })
          : fc.constant(undefined),
      })
    }),
  )
}

function segment(name: string, known: Known): fc.Arbitrary<string> {
  const own = known[name]
  const wild = fc.oneof(hostileText, fc.string({ maxLength: 40 }))
  return own?.length
    ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: wild })
    : wild
}

function fill(path: string, names: readonly string[], values: readonly string[]): string {
  return names.reduce((filled, name, index) => {
    // An empty or dotted segment would be another address altogether.
    const text = values[index] ?? ''
    const safe = text === '' || /^\.+$/.test(text) ? 'x' : text.replace(/\p{Surrogate}/gu, 'x')
    return filled.replace(`{${name}}`, encodeURIComponent(safe))
  }, path)
}

/** A value of a JSON schema, sometimes with one wrong field. */
function value(
  schema: Schema,
  schemas: Record<string, Schema>,
  known: Known,
  name: string,
  depth = 0,
): fc.Arbitrary<unknown> {
  const again = (inner: unknown, innerName = name): fc.Arbitrary<unknown> =>
    value((inner ?? {}) as Schema, schemas, known, innerName, depth + 1)
  if (depth > 6) return fc.constant(null)
  if (typeof schema['$ref'] === 'string') return again(schemas[schema['$ref'].split('/').at(-1) ?? ''])
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices) && choices.length > 0) return fc.oneof(...choices.map((choice) => again(choice)))
  switch (schema['type']) {
    case 'string':
      return text(schema, known, name)
    case 'integer':
    case 'number':
      return fc.oneof(fc.nat({ max: 2_000 }), fc.constantFrom(0, 4_000_000_000, 1))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(again(schema['items']), { maxLength: 3 })
    case 'object':
      return object(schema, again)
    default:
      return rubbish
  }
}

function object(schema: Schema, again: (inner: unknown, name: string) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const required = (schema['required'] ?? []) as string[]
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        fc.oneof({ weight: 12, arbitrary: again(inner, name) }, { weight: 1, arbitrary: rubbish }),
      ]),
    ),
    { requiredKeys: required },
  )
  const extra = schema['additionalProperties']
  if (typeof extra !== 'object' || extra === null) return fields
  return fc
    .tuple(
      fields,
      fc.dictionary(fc.oneof(fc.string({ maxLength: 20 }), hostileText), again(extra, 'entry'), { maxKeys: 3 }),
    )
    .map(([own, more]) => ({ ...more, ...own }))
}

function text(schema: Schema, known: Known, name: string): fc.Arbitrary<string> {
  const free = fc.string({ maxLength: 60 })
  const own = known[name]
  const pattern = typeof schema['pattern'] === 'string' ? matching(schema['pattern']) : null
  return fc.oneof(
    ...(own?.length ? [{ weight: 8, arbitrary: fc.constantFrom(...own) }] : []),
    ...(pattern ? [{ weight: 4, arbitrary: pattern }] : []),
    { weight: 3, arbitrary: free },
    { weight: 1, arbitrary: hostileText },
  )
}

function matching(pattern: string): fc.Arbitrary<string> | null {
  try {
    const made = fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 })
    fc.sample(made, 1)
    return made
  } catch {
    // It cannot make text for a look-behind or a property class, so it takes free text.
    return null
  }
}
