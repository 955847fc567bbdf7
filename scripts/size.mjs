// npm run size [-- --json]: bytes as sent, against test/size/budgets.json.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { init, parse } from 'es-module-lexer'
import { build, install, root } from './bootstrap.mjs'

install()
await build(['cdn', 'host-app'])
await init()
const widgets = join(root, 'packages/widgets')
const { version } = JSON.parse(readFileSync(join(widgets, 'package.json'), 'utf8'))
const cdn = join(widgets, 'dist/cdn', version)
/** Every screen has a module that registers it; the loader's table names the same. */
const screens = readdirSync(join(widgets, 'src/define'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'all')
const budgets = JSON.parse(readFileSync(join(root, 'test/size/budgets.json'), 'utf8')).flatMap((row) =>
  row.entries === 'each screen'
    ? screens.map((name) => ({ ...row, what: `${name} ${row.what}`, entries: ['tabard', name] }))
    : [row],
)

const rows = budgets.map((budget) => {
  const files = budget.loader ? [join(widgets, 'dist/cdn/v1/tabard.js')] : closure(budget.entries.map(resolveChunk))
  const bytes = Object.fromEntries(
    ['br', 'gz'].map((how) => [how, files.reduce((sum, file) => sum + compressed(file, how), 0)]),
  )
  return {
    what: budget.what,
    files: files.length,
    ...bytes,
    budget: budget.max,
    unit: budget.unit,
    ok: bytes[budget.unit] <= budget.max,
  }
})
const apart = budgets.flatMap((budget) =>
  (budget.apart ?? []).map((name) => ({
    name,
    inFirst: closure(budget.entries.map(resolveChunk)).some((file) => file.includes(name)),
    file: chunkNamed(name),
  })),
)

if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, apart }, null, 2))
else {
  console.table(
    rows.map((row) => ({
      what: row.what,
      files: row.files,
      'br bytes': row.br,
      'gz bytes': row.gz,
      budget: `${row.budget} ${row.unit}`,
      ok: row.ok ? 'yes' : 'NO',
    })),
  )
  console.table(
    apart.map((row) => ({
      'chunk of its own': row.name,
      file: row.file ?? 'MISSING',
      'br bytes': row.file ? compressed(join(cdn, row.file), 'br') : 0,
      'in the first load': row.inFirst ? 'YES' : 'no',
    })),
  )
}
process.exit(rows.every((row) => row.ok) && apart.every((row) => row.file && !row.inFirst) ? 0 : 1)

/** A file and all it imports statically: what must arrive before it runs. */
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

function resolveChunk(name) {
  const file = chunkNamed(name)
  if (!file) throw new Error(`No chunk named ${name} in ${cdn}`)
  return join(cdn, file)
}

function chunkNamed(name) {
  return readdirSync(cdn).find(
    (file) =>
      file.endsWith('.js') &&
      (file === `${name}.js` || file.startsWith(`${name}-`)) &&
      statSync(join(cdn, file)).isFile(),
  )
}

function compressed(file, how) {
  const bytes = readFileSync(file)
  return how === 'br'
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    : gzipSync(bytes, { level: 9 }).length
}
