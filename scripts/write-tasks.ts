// Part of npm run docs: writes the files that each task of docs/contributing.md touches, from its rehearsal, so that the page is never older than the code.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writesOwn, type Rehearsal } from '../test/rehearsals/rehearsal.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'test/rehearsals')
const page = join(root, 'docs/contributing.md')
const marked = /<!-- tasks:.*?-->\n[\s\S]*?<!-- \/tasks -->/

const rehearsals = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'rehearsal.ts')
    .map(async (file) => ({ name: file.replace('.ts', ''), rehearsal: await load(file) })),
)
const text = readFileSync(page, 'utf8')
const written = text.replace(marked, () =>
  [
    '<!-- tasks: written by `npm run docs` from test/rehearsals. Do not edit. -->',
    '',
    '| Task | Its own | Files edited | Written by a command |',
    '| --- | --- | --- | --- |',
    ...rehearsals.map(({ name, rehearsal }) => rowOf(name, rehearsal)),
    '',
    '<!-- /tasks -->',
  ].join('\n'),
)
if (process.argv.includes('--check') && written !== text) {
  console.error('docs/contributing.md is behind test/rehearsals. Run npm run docs.')
  process.exit(1)
}
if (written !== text) writeFileSync(page, written)
console.log(written === text ? 'docs/contributing.md is up to date' : 'wrote docs/contributing.md')

function rowOf(name: string, { task, own, steps, generated, generatedFiles }: Rehearsal): string {
  const made = new Set([...Object.keys(own), ...steps.filter(writesOwn).map((step) => step.file)])
  const edited = new Set(steps.map((step) => step.file).filter((file) => !made.has(file)))
  const commands = (generated ?? []).map((command) => `npm run ${command.replace('script ', '')}`)
  return `| ${task} (\`npm run rehearse -- ${name}\`) | ${list([...made])} | ${list([...edited])} | ${list([...commands, ...(generatedFiles ?? [])])} |`
}

function list(paths: readonly string[]): string {
  return paths.map((path) => `\`${path}\``).join('<br>')
}

async function load(file: string): Promise<Rehearsal> {
  const found: Record<string, unknown> = await import(join(folder, file))
  const rehearsal = Object.values(found).find((value) => typeof value === 'object')
  if (!rehearsal) throw new Error(`${file} exports no rehearsal`)
  return rehearsal as Rehearsal
}
