import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { platformNames, platforms } from '@tabard/contract'
import { expect, it } from 'vitest'
import { addressVariable } from '../packages/gateway/src/config/env.ts'

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const env = read('packages/gateway/src/config/env.ts')
const known = new Set([...env.matchAll(/read\('([A-Z0-9_]+)'\)/g)].map(([, name]) => name))

it('gives the gateways no variable they do not read', () => {
  const compose = read('compose.yaml')
  const gateway = compose.slice(compose.indexOf('x-gateway'), compose.indexOf('depends_on'))
  const given = [...gateway.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)
  expect(given.length).toBeGreaterThan(10)
  expect(given.filter((name) => !known.has(name))).toEqual([])
})

it('tells of every variable where the server’s are told', () => {
  const pages = ['operations', 'start/server', 'start/identity', 'start/sso'].map((page) => read(`docs/${page}.md`))
  const docs = pages.join('\n')
  // Told where the feature is that they belong to.
  const other = new Set(['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'HOST_CANDIDATES'])
  expect([...known].filter((name) => name && !other.has(name) && !docs.includes(name))).toEqual([])
})

it.each(platformNames)('tells how %s is connected, and the variable that leads to another installation', (platform) => {
  const page = read('docs/start/integrations.md')
  expect(page).toContain(`## ${platforms[platform]}\n`)
  expect(page).toContain(addressVariable(platform))
})

it('asks in the example for every value the compose file must have', () => {
  const needed = [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name]) => name)
  const example = read('deploy/env.example')
  expect(needed.filter((name) => !example.includes(`${name}=`))).toEqual([])
})
