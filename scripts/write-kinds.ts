// npm run kinds [-- --check]: writes the registries of design kinds from their folders, so that no list has to name a new
// kind. A kind's folder is `paper/src/<family>/<kind>/`, or `paper/src/templates/<template>/<family>/<kind>/` if only one
// template has it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { families } from '../packages/paper/src/kinds/families.ts'

interface Kind {
  family: keyof typeof families
  name: string
  /** Below paper's src. */
  folder: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
const src = join(root, 'packages/paper/src')
const checking = process.argv.includes('--check')
const note = '// Written by `npm run kinds` from the folders of packages/paper/src. Do not edit.\n'

const kinds = (Object.keys(families) as Kind['family'][]).flatMap(kindsOf)
const parts = [...new Set(Object.values(families).flat())]
const files: Record<string, string> = {
  'packages/contract/src/entities/design-kinds.ts': names(),
  ...Object.fromEntries(parts.map((part) => [`packages/paper/src/kinds/${part}.ts`, registry(part)])),
}

const missing = kinds.flatMap(({ family, folder }) =>
  families[family].flatMap((part) => (existsSync(join(src, folder, `${part}.ts`)) ? [] : [`${folder}/${part}.ts`])),
)
if (missing.length > 0) fail(`These kinds are not whole; missing below packages/paper/src: ${missing.join(', ')}`)

const stale: string[] = []
for (const [file, text] of Object.entries(files)) {
  const path = join(root, file)
  const config = await resolveConfig(path)
  const wanted = await format(text, { ...config, filepath: path })
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) continue
  stale.push(file)
  if (!checking) writeFileSync(path, wanted)
}
if (checking && stale.length > 0) fail(`The folders of kinds have changed (${stale.join(', ')}). Run npm run kinds.`)
console.log(stale.length === 0 ? 'The registries of kinds are up to date' : `wrote ${stale.join(', ')}`)

function kindsOf(family: Kind['family']): Kind[] {
  const templates = foldersIn(join(src, 'templates')).map((name) => join(src, 'templates', name, family))
  return [join(src, family), ...templates]
    .flatMap((folder) => foldersIn(folder).map((name) => ({ family, name, folder: relative(src, join(folder, name)) })))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** The file of the contract: the names that a design may hold. */
function names(): string {
  const rows = Object.keys(families).map((family) => {
    const own = kinds.filter((kind) => kind.family === family).map(({ name }) => `'${name}'`)
    return `${family}: [${own.join(', ')}],`
  })
  return `${note}
/** The kinds of header, layout and so on that a template's design may name. */
export const designKinds = {\n${rows.join('\n')}\n} as const\n
export type DesignKinds = { [Family in keyof typeof designKinds]: (typeof designKinds)[Family][number] }\n`
}

/** A file of paper: one part of every kind, such as the code for the PDF. Each part has its own file, so that no page loads all. */
function registry(part: string): string {
  const having = Object.entries(families).filter(([, list]) => (list as readonly string[]).includes(part))
  const own = kinds.filter(({ family }) => having.some(([name]) => name === family))
  const word = ({ name, family }: Kind): string =>
    `${family}-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const imports = own.map((kind) => `import { ${part} as ${word(kind)} } from '../${kind.folder}/${part}.ts'`)
  const type = `${part[0]?.toUpperCase() ?? ''}${part.slice(1)}Parts`
  const rows = having.map(([family]) => {
    const of = own.filter((kind) => kind.family === family)
    return `${family}: { ${of.map((kind) => `'${kind.name}': ${word(kind)}`).join(', ')} },`
  })
  return `${note}${imports.join('\n')}
import type { Registry, ${type} } from './parts.ts'\n
export const ${part}Kinds: Registry<${type}> = {\n${rows.join('\n')}\n}\n`
}

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}
