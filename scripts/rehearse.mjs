// npm run rehearse [-- NAME…]: does each task of docs/contributing.md in a throwaway copy, again and again without one of its
// steps. The types or the tests must name the step that is missing. The rehearsals are in test/rehearsals.
import { spawn, execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  existsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, node, root } from './bootstrap.mjs'

if (process.argv.includes('--help')) {
  console.log(
    'npm run rehearse [-- NAME…]: field, column, screen, page … as in test/rehearsals; all of them without a name.',
  )
  process.exit(0)
}
install()
const asked = process.argv.slice(2)
const names = readdirSync(join(root, 'test/rehearsals'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'rehearsal' && (asked.length === 0 || asked.includes(name)))
const copy = mkdtempSync(join(tmpdir(), 'tabard-rehearsal-'))
const total = { passed: 0, failed: 0 }
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
copyTree()
for (const name of names) await rehearse(name)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function rehearse(name) {
  const found = await import(pathToFileURL(join(root, 'test/rehearsals', `${name}.ts`)).href)
  const rehearsal = Object.values(found).find((value) => value?.task && value.steps)
  console.log(`\n— ${rehearsal.task}`)
  const complaint = await complaintsOf(rehearsal, null)
  say(complaint === '', 'done whole, nothing complains', complaint)
  for (const step of rehearsal.steps) {
    if (step.missed === null) continue
    const said = await complaintsOf(rehearsal, step)
    say(step.missed.test(said), `${step.file}: missed`, said || 'Nothing points at it.')
  }
  restore(rehearsal)
}

/** What the checks say after all steps except the one left out. It stops at the first complaint that names that step. */
async function complaintsOf(rehearsal, leftOut) {
  restore(rehearsal)
  for (const [path, text] of Object.entries(rehearsal.own)) write(path, text)
  for (const step of rehearsal.steps) if (step !== leftOut) write(step.file, step.edit(read(join(copy, step.file))))
  for (const command of rehearsal.generated ?? []) await execute(command)
  let said = ''
  for (const check of rehearsal.checks) {
    const { code, output } = await execute(check)
    if (code === 0) continue
    said += `${check}\n${output}\n`
    if (leftOut?.missed.test(said)) break
  }
  return said
}

/** `types FOLDER` · `unit FILE…` · `eslint PATH…` · `script NAME ARGUMENT…`, in the copy. */
function execute(check) {
  const [kind, ...args] = check.split(' ')
  const bin = (name) => join(root, 'node_modules/.bin', name)
  const [command, rest] = {
    types: [bin('tsc'), ['-p', ...args]],
    unit: [bin('vitest'), ['run', '--project', '!journeys', ...args]],
    eslint: [bin('eslint'), args],
    script: [node, ['--run', args[0], '--', ...args.slice(1)]],
  }[kind]
  const env = { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}`, NO_COLOR: '1' }
  return new Promise((resolve) => {
    const child = spawn(command, rest, { cwd: copy, env })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Copies the tracked and new files of the tree. Libraries are linked to this tree's, our own packages to the copy's. */
function copyTree() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\n'))
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@tabard'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@tabard', '.tabard', '.vite', '.package-lock.json'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  const ours = readdirSync(join(root, 'packages')).map((name) => [name, `packages/${name}`])
  for (const [name, folder] of [...ours, ['host-app', 'host-app']])
    symlinkSync(join(copy, folder), join(modules, '@tabard', name))
}

/** Restores the files of the copy that the rehearsal and its generators changed. */
function restore(rehearsal) {
  for (const path of Object.keys(rehearsal.own)) rmSync(join(copy, path), { force: true })
  for (const { file } of rehearsal.steps) copyBack(file)
  for (const file of rehearsal.generatedFiles ?? []) copyBack(file)
}

function copyBack(file) {
  if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file), { recursive: true })
  else rmSync(join(copy, file), { recursive: true, force: true })
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function write(path, text) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

function say(ok, what, complaint) {
  total[ok ? 'passed' : 'failed'] += 1
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}`)
  if (!ok) console.log(complaint.split('\n').slice(0, 40).join('\n'))
}
