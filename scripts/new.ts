// npm run new screen NAME · npm run new page NAME: writes the files of a new screen or page, and its lines in other files.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import type { NewThing } from './new/new-thing.ts'
import { newPage } from './new/page.ts'
import { newScreen } from './new/screen.ts'

const kinds: Record<string, (name: string) => NewThing> = { screen: newScreen, page: newPage }
const help = `npm run new screen NAME   a screen: its eight files, its doors, its page in the host app, its words, a gallery state
npm run new page NAME     a page of the host app: its folder with a test, its address, its row
NAME is in small letters, words joined by hyphens: add-note. What is written compiles and passes its own tests as it is.`

const root = fileURLToPath(new URL('..', import.meta.url))
const [kind = '', name = ''] = process.argv.slice(2)
if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}
const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
if (!make || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(help)
  process.exit(1)
}
await write(make(name))

async function write({ own, edits }: NewThing): Promise<void> {
  const taken = Object.keys(own).find((path) => existsSync(join(root, path)))
  if (taken) {
    console.error(`${taken} stands already: choose another name.`)
    process.exit(1)
  }
  const made = edits.map(({ file, edit }) => [file, edit(read(file))] as const)
  for (const [file, text] of [...Object.entries(own), ...made]) {
    const path = join(root, file)
    console.log(`${existsSync(path) ? 'changed' : 'wrote  '} ${file}`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }))
  }
}

function read(file: string): string {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
