// npm run size [-- --json]: compares the bytes as sent with test/size/budgets.json. `npm test` fails if this fails.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { init, parse } from 'es-module-lexer'
import { build, fail, install, root } from './bootstrap.mjs'

install()
await build(['cdn', 'host-app'])
await init()
const widgets = join(root, 'packages/widgets')
const { version } = JSON.parse(readFileSync(join(widgets, 'package.json'), 'utf8'))
const cdn = join(widgets, 'dist/cdn', version)
const host = join(root, 'host-app/dist')
const loader = join(widgets, 'dist/cdn/v1/tabard.js')
const budgets = JSON.parse(readFileSync(join(root, 'test/size/budgets.json'), 'utf8'))

/** The files of each first load, by the name of its budget. They come from the list of screens and pages, so that a new one needs a budget. */
const measured = {
  loader: [loader],
  'design tokens': [join(cdn, 'tokens.css')],
  ...Object.fromEntries(screenNames().map((name) => [`screen ${name}`, screenFiles(name)])),
  ...Object.fromEntries(pageChunks().map(([name, chunk]) => [`page ${name}`, pageFiles(chunk)])),
}
const rows = Object.entries(measured).map(([what, files]) => {
  const [br, gz] = ['br', 'gz'].map((how) => files.reduce((sum, file) => sum + compressed(file, how), 0))
  const max = budgets.maxBrotliBytes[what]
  return { what, files: files.length, br, gz, max: max ?? 'MISSING', ok: br <= max }
})
const unknown = Object.keys(budgets.maxBrotliBytes).filter((what) => !(what in measured))
const apart = budgets.neverFirst.map((name) => ({
  name,
  file: chunkNamed(cdn, name),
  isFirst: Object.values(measured).some((files) => files.some((file) => file.includes(`/${name}-`))),
}))

if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, apart, unknown }, null, 2))
else {
  console.table(
    rows.map(({ what, files, br, gz, max, ok }) => ({
      'loaded first': what,
      files,
      'br bytes': br,
      'gz bytes': gz,
      'br budget': max,
      ok: ok ? 'yes' : 'NO',
    })),
  )
  console.table(
    apart.map(({ name, file, isFirst }) => ({
      'chunk of its own': name,
      file: file ?? 'MISSING',
      'br bytes': file ? compressed(join(cdn, file), 'br') : 0,
      'loaded first': isFirst ? 'YES' : 'no',
    })),
  )
  for (const what of unknown) console.error(`test/size/budgets.json names "${what}", which is not measured.`)
}
const isGood = rows.every((row) => row.ok) && unknown.length === 0 && apart.every((row) => row.file && !row.isFirst)
process.exit(isGood ? 0 : 1)

/** Every screen has a module that registers it. */
function screenNames() {
  return readdirSync(join(widgets, 'src/define'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'all')
}

/** All files that a customer's page receives before the first view, the loader included. */
function screenFiles(name) {
  return [loader, ...closure([join(cdn, 'tabard.js'), resolveChunk(cdn, name)])]
}

/** The name of each page of the host app, and its chunk. `pages.tsx` names the module, and a chunk is named after its module. */
function pageChunks() {
  const source = readFileSync(join(root, 'host-app/src/pages.tsx'), 'utf8')
  const loads = /['"]?([\w-]+)['"]?(?::| =) lazyPage\(\s*async \(\) => \(await import\('[^']*\/([^/']+)\.tsx'\)/g
  const found = [...source.matchAll(loads)].map(([, name, chunk]) => [name, chunk])
  // Only the import of `lazyPage` itself is not a page.
  if (found.length !== source.match(/lazyPage\(/g)?.length)
    fail('A page of host-app/src/pages.tsx is not written like the others.')
  return found
}

/** The document, the app's entry, the page, their static imports, and the style sheets the document names. */
function pageFiles(chunk) {
  const document = readFileSync(join(host, 'index.html'), 'utf8')
  const named = [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) =>
    join(host, path),
  )
  const scripts = named.filter((file) => file.endsWith('.js'))
  return [
    join(host, 'index.html'),
    ...named.filter((file) => file.endsWith('.css')),
    ...closure([...scripts, resolveChunk(join(host, 'assets'), chunk)]),
  ]
}

/** The files, and all that they import statically, because those must arrive before they run. */
function closure(entries) {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    const [imports] = parse(readFileSync(file, 'utf8'))
    for (const item of imports)
      if (item.type !== 'dynamic' && item.specifier?.startsWith('.')) visit(join(file, '..', item.specifier))
  }
  entries.forEach(visit)
  return [...seen]
}

function resolveChunk(folder, name) {
  return join(folder, chunkNamed(folder, name) ?? fail(`No chunk named ${name} in ${folder}`))
}

function chunkNamed(folder, name) {
  return readdirSync(folder).find(
    (file) => file.endsWith('.js') && /-[a-z0-9]+\.js$/.test(file) && file.replace(/-[a-z0-9]+\.js$/, '') === name,
  )
}

/** The size as sent. The build has compressed the file already. */
function compressed(file, how) {
  if (existsSync(`${file}.${how}`)) return readFileSync(`${file}.${how}`).length
  const bytes = readFileSync(file)
  return how === 'br'
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    : gzipSync(bytes, { level: 9 }).length
}
