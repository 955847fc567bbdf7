// npm run docs: writes docs/reference from the contract's tables, and the tasks of docs/contributing.md, so that the pages are never older than the code.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  apiPrefixes,
  errors,
  errorWords,
  expandedPath,
  features,
  permissions,
  routes,
  type ErrorCode,
  type RouteSpec,
} from '@tabard/contract'
import { lexicons } from '@tabard/parser/lexicon'
import { dayQuotas, type DayQuota } from '../packages/gateway/src/http/day-quotas.ts'
import { costClassOf, type Policy } from '../packages/gateway/src/http/policy.ts'
import { rateRules } from '../packages/gateway/src/http/rate-limit.ts'
import { handlers } from '../packages/gateway/src/routes/index.ts'
// Importing it writes its part of docs/contributing.md.
import './write-tasks.ts'
import { specActions, specCalls, type Proofs, type SpecCall } from '../test/spec/spec-calls.ts'

const folder = fileURLToPath(new URL('../docs/reference/', import.meta.url))
const checking = process.argv.includes('--check')
const note = 'Written by `npm run docs` from the code. Do not edit.'

const pages: Record<string, string> = {
  'calls.md': page('Calls', `${callsTable()}\n\n${specTables()}`),
  'limits.md': page('Limits', limitsTables()),
  'errors.md': page(
    'Errors',
    `Every failed answer is \`{ "error": code, "message": text }\` with the status below.\n\n${table(
      ['Code', 'Status', 'Text'],
      Object.entries(errors).map(([code, row]) => [
        `\`${code}\``,
        String(row.status),
        errorWords.en[code as ErrorCode],
      ]),
    )}`,
  ),
  'lexicon.md': page('Languages of a CV', lexiconTable()),
  'permissions.md': page(
    'Roles and permissions',
    table(
      ['Role', ...Object.keys(permissions.admin)],
      Object.entries(permissions).map(([role, row]) => [role, ...Object.values(row)]),
    ),
  ),
  'features.md': page(
    'Feature flags',
    table(
      ['Flag', 'Label', 'Release', 'Default', 'Company decides'],
      Object.entries(features).map(([name, row]) => [
        `\`${name}\``,
        row.label,
        row.release,
        row.default ? 'on' : 'off',
        row.clientControlled ? 'yes' : 'no',
      ]),
    ),
  ),
}

mkdirSync(folder, { recursive: true })
const stale = Object.entries(pages).filter(([name, text]) => read(name) !== text)
if (checking && stale.length > 0) {
  console.error(`docs/reference is behind the code (${stale.map(([name]) => name).join(', ')}). Run npm run docs.`)
  process.exit(1)
}
for (const [name, text] of stale) writeFileSync(folder + name, text)
console.log(stale.length === 0 ? 'docs/reference is up to date' : `wrote ${stale.map(([name]) => name).join(', ')}`)

function callsTable(): string {
  const rows = Object.entries(routes).map(([name, spec]) => {
    const route: RouteSpec = spec
    const who = [route.access, route.needs?.join(' '), route.signature && `signature: ${route.signature.right}`]
      .filter(Boolean)
      .join('; ')
    return [
      `\`${name}\``,
      `\`${route.method.toUpperCase()} ${apiPrefixes[route.api]}${expandedPath(route.path)}\``,
      who,
      route.errors.map((code) => `\`${code}\``).join(' '),
      route.summary,
    ]
  })
  return `An id in a path stands as its parts: \`{company}/{folder}/{app}\` for an application. The same table is \`/openapi.json\`.\n\n${table(['Call', 'Path', 'Who', 'Failures to handle', 'Does'], rows)}`
}

/** What the parser knows of each language. */
function lexiconTable(): string {
  const rows = lexicons.map((lexicon) => {
    const headings = Object.entries(lexicon.headings)
    const unnamed = headings.flatMap(([kind, words]) => (words.length === 0 ? [kind] : []))
    const counts = [
      lexicon.present,
      [...lexicon.since, ...lexicon.until],
      lexicon.seasons,
      [...lexicon.titles, ...lexicon.titleEndings, ...lexicon.titlesAnywhere],
      Object.values(lexicon.labels).flat(),
      lexicon.joiners,
      lexicon.countries,
      lexicon.cities,
      [...lexicon.legalForms, ...lexicon.organisations, ...lexicon.organisationsAnywhere],
      lexicon.schools,
      lexicon.degrees,
      lexicon.updated,
      lexicon.formHelp,
      lexicon.commonWords,
    ]
    return [
      `${lexicon.name} (\`${lexicon.tag}\`)`,
      String(headings.flatMap(([, words]) => words).length),
      unnamed.join(', '),
      lexicon.months === null ? 'numbered' : String(lexicon.months.flat().length),
      ...counts.map((words) => String(words.length)),
    ]
  })
  const head = ['Language', 'Headings', 'Without a heading', 'Months', '"Still there"', 'Since, until', 'Seasons']
  const rest = [
    'Titles',
    'Labels',
    'Joiners',
    'Countries',
    'Towns',
    'Organisations',
    'Schools',
    'Degrees',
    'Last updated',
    'Form help',
    'Small words',
  ]
  return `How many words the parser knows of each language, and which kinds of section no heading of it names. A CV in a language that is not here is read by its look; a language without small words is told by its script.\n\n${table([...head, ...rest], rows)}`
}

/** The policy of each call, from its handler. */
function limitsTables(): string {
  const calls = (Object.keys(routes) as (keyof typeof routes)[]).map((name) => {
    const route: RouteSpec = routes[name]
    const policy: Omit<Policy<RouteSpec>, 'readsAtOnce'> = handlers[name]
    const { body } = policy
    const updates = Object.entries(policy.quotaOfUpdate as Record<string, string>)
    return [
      `\`${name}\``,
      [costClassOf(route, policy), policy.rate].filter(Boolean).join(', '),
      body === null ? '' : `${size(body.maxBytes)}, ${body.maxValues} values`,
      [policy.quota, ...updates.map(([type, quota]) => `${quota} (\`${type}\`)`)].filter(Boolean).join(', '),
      policy.answer,
    ]
  })
  const buckets = Object.entries(rateRules).map(([name, { burst, perSecond }]) => [
    name,
    String(burst),
    perSecond >= 1 ? String(perSecond) : `1 in ${Math.round(1 / perSecond)} s`,
  ])
  const quotas = Object.entries(dayQuotas).map(([name, { limit, ofLink }]: [string, DayQuota]) => [
    name,
    String(limit),
    ofLink === undefined ? '' : String(ofLink),
    `\`limits.${name}PerDay\``,
  ])
  return [
    'A call that is over a limit is answered `rate_limited` with the seconds to wait, or `payload_too_large`. Each takes from the bucket of its address, of its company, and from those named here. A `secret` answer holds tokens and is not compressed; a `kept` one stays in the browser and is asked for by its ETag.',
    table(['Call', 'Buckets', 'Body at most', 'Of the day', 'Answer'], calls),
    '## Buckets',
    table(['Bucket', 'Calls at once', 'Then, a second'], buckets),
    '## A company’s day',
    table(['Of the day', 'Calls', 'Of those, by one link', 'Changed by'], quotas),
  ].join('\n\n')
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1_000} kB` : `${bytes / 1_000_000} MB`
}

/** Each line of the specification, with its route and the test that calls it. */
function specTables(): string {
  const proofs = JSON.parse(readFileSync(new URL('../test/spec/proofs.json', import.meta.url), 'utf8')) as Proofs
  const told = (file: string, test: string): string => `${test} (\`${file}\`)`
  const rowsOf = (call: SpecCall): string[][] =>
    call.routes.flatMap((route) =>
      (call.updateTypes ?? [undefined]).map((updateType) => {
        const proof = proofs[updateType === undefined ? route : `${route} ${updateType}`]
        return [
          updateType === undefined ? call.line : `${call.line.split(':')[0] ?? ''}: ${updateType}`,
          `\`${route}\``,
          proof ? told(proof.file, proof.test) : '',
        ]
      }),
    )
  const head = ['The specification says', 'Call', 'Test']
  const parts = Object.entries(specCalls).map(
    ([title, calls]) => `### ${title}\n\n${table(head, calls.flatMap(rowsOf))}`,
  )
  const identity = specActions.map(({ line, action, file, test }) => [line, `\`${action}\``, told(file, test)])
  return [
    '## From the specification to a test',
    'Each test makes the call against a running gateway and was answered well in the last run; `npm test` fails where a line has none.',
    ...parts,
    `### Identity provider\n\n${table(head, identity)}`,
  ].join('\n\n')
}

function page(title: string, body: string): string {
  return `# ${title}\n\n<!-- ${note} -->\n\n${body}\n`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function read(name: string): string | null {
  try {
    return readFileSync(folder + name, 'utf8')
  } catch {
    return null
  }
}
