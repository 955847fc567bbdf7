import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Each engine, and the one chunk that may import it: that chunk itself is loaded on demand. */
const engines: Record<string, string> = {
  quill: 'shadow-quill',
  'pdf-engine': 'to-pdf',
  'docx-engine': 'to-docx',
  'pdf-reader': 'pdf-reader-worker',
  'pdf-reader-worker': 'pdf-reader',
}
const bundles = { 'script-tag build': join(root, 'packages/widgets/dist/cdn'), 'host app': join(root, 'host-app/dist') }

beforeAll(() => init())

describe.each(Object.entries(bundles))('the chunks of the %s', (_name, folder) => {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    : []

  it('import an engine in one place, which is loaded on demand', () => {
    const found = files.flatMap((file) =>
      importsOf(join(folder, file)).flatMap(({ chunk, isStatic }) =>
        chunk in engines && isStatic && engines[chunk] !== nameOf(file) ? [`${nameOf(file)} imports ${chunk}`] : [],
      ),
    )
    expect(found).toEqual([])
    expect(files.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(engines)))
  })

  it('import what asks for an engine only on demand', () => {
    const found = files.flatMap((file) =>
      importsOf(join(folder, file)).flatMap(({ chunk, isStatic }) =>
        isStatic && Object.values(engines).includes(chunk) && !(nameOf(file) in engines)
          ? [`${nameOf(file)} imports ${chunk}`]
          : [],
      ),
    )
    expect(found).toEqual([])
  })
})

function importsOf(file: string): { chunk: string; isStatic: boolean }[] {
  const [imports] = parse(readFileSync(file, 'utf8'))
  return imports.flatMap(({ type, specifier }) =>
    specifier ? [{ chunk: nameOf(specifier), isStatic: type !== 'dynamic' }] : [],
  )
}

/** The name of a chunk without its hash. */
function nameOf(file: string): string {
  return (file.split('/').at(-1) ?? '').replace(/(-[a-z0-9]{8})?\.js$/, '')
}
