import { routes, type RouteName, type RouteSpec } from '@tabard/contract'
import { openApi, type OpenApi } from '@tabard/contract/openapi'
import { describe, expect, it } from 'vitest'
import { handlers } from '../routes/index.ts'
import { quotaOf } from './limit-day.ts'
import { costClassOf } from './policy.ts'
import { rateRules } from './rate-limit.ts'

const names = Object.keys(routes) as RouteName[]
const description = openApi('https://cv.test', 'test')

describe('every call’s policy', () => {
  it.each(names)('takes %s from a bucket there is', (name) => {
    expect(rateRules).toHaveProperty(costClassOf(routes[name], handlers[name]))
  })

  it.each(names)('keeps %s from being compressed when its answer holds a token', (name) => {
    const { answer } = handlers[name]
    if (textsIn(answerSchemaOf(name)).some((field) => /^(?:sig|secret|.*(?:token|password))$/i.test(field)))
      expect(answer).toBe('secret')
  })

  it.each(names.filter((name) => handlers[name].answer === 'kept'))('lets browsers keep only what %s reads', (name) => {
    expect((routes[name] as RouteSpec).method).toBe('get')
  })

  it('gives a body 64 kB, unless it carries files, sections or a long text', () => {
    const larger = names.filter((name) => (handlers[name].body?.maxBytes ?? 0) > 64_000)
    expect(larger.sort()).toEqual([
      'actOnApplication',
      'actOnTemplate',
      'createApplication',
      'createFile',
      'createJob',
      'createLogo',
      'createOutput',
      'forward',
      'putUserPhoto',
      'textTransform',
      'updateApplication',
      'updateJob',
      'updateTemplate',
    ])
  })

  it.each(names)('has a limit for the body of %s exactly where it may carry one', (name) => {
    expect(handlers[name].body === null).toBe((routes[name] as RouteSpec).method === 'get')
  })

  it('takes a call of many meanings from the day of the meaning it has', () => {
    const act = handlers.actOnApplication
    expect(quotaOf(act, { updateType: 'aiParse' })).toBe('assist')
    expect(quotaOf(act, { updateType: 'embed' })).toBeNull()
    expect(quotaOf(handlers.createApplication, {})).toBe('uploads')
  })
})

function answerSchemaOf(name: RouteName): unknown {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
  const operation = operations.find(({ operationId }) => operationId === name)
  return (operation?.responses[200] as { content: OpenApi['components'] }).content['application/json']
}

/** The names of all fields in a schema that hold text, in any depth. */
function textsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { $ref, properties = {} } = schema as { $ref?: string; properties?: Record<string, { type?: unknown }> }
  const entities = description.components['schemas'] as Record<string, unknown>
  const parts = [...Object.values(schema), $ref && entities[$ref.split('/').at(-1) ?? '']]
  const own = Object.keys(properties).filter((field) => properties[field]?.type === 'string')
  return [...own, ...parts.flatMap((part) => textsIn(part, seen))]
}
