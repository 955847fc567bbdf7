/**
 * Writes the files that are derived from the screens: `dist/custom-elements.json` and the types of the public doors.
 * Called by the build as `node packages/widgets/scripts/write-manifest.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { runnerImport } from 'vite'
import type { customElementsManifest } from '../src/manifest/custom-elements.ts'
import type { elementDeclarations, reactDeclarations } from '../src/manifest/declarations.ts'
import type { screens } from '../src/screens/index.ts'

interface Loaded {
  screens: typeof screens
  customElementsManifest: typeof customElementsManifest
  elementDeclarations: typeof elementDeclarations
  reactDeclarations: typeof reactDeclarations
}

const widgets = join(dirname(fileURLToPath(import.meta.url)), '..')
const packages = join(widgets, '..')
const types = join(widgets, 'dist/types')

// Node does not run .tsx, and views are .tsx, so vite loads them, as in the tests.
const { module } = await runnerImport<Loaded>(join(widgets, 'src/manifest/index.ts'), {
  configFile: false,
  root: widgets,
  logLevel: 'error',
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'default'] } },
})

write('dist/custom-elements.json', `${JSON.stringify(module.customElementsManifest(module.screens), null, 2)}\n`)
write('dist/types/react.d.ts', module.reactDeclarations(module.screens))
write('dist/types/elements.d.ts', module.elementDeclarations(module.screens))
write('dist/types/define.d.ts', `import '../types/elements.js'\nexport {}\n`)
writeInternalTypes(['contract', 'runtime'])
copySchemaTypes()
console.log(`wrote custom-elements.json and types of ${module.screens.length} screen(s)`)

/** The types of our own packages that are included, as TypeScript emits them. They import each other by path. */
function writeInternalTypes(names: readonly string[]): void {
  const config = ts.readConfigFile(join(packages, '..', 'tsconfig.json'), ts.sys.readFile).config as {
    compilerOptions: object
  }
  const given = ts.convertCompilerOptionsFromJson(config.compilerOptions, packages).options
  const options: ts.CompilerOptions = {
    ...given,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: packages,
    outDir: types,
  }
  const entries = names.map((name) => join(packages, name, 'src/index.ts'))
  ts.createProgram(entries, options).emit(undefined, (file, text) => {
    const here = dirname(file)
    const pointed = text
      .replace(/(['"])(\.{1,2}\/[^'"]*)\.tsx?\1/g, `'$2.js'`)
      .replace(/(['"])@tabard\/(\w+)\1/g, (_, __, name: string) => {
        const path = relative(here, join(types, name, 'src/index.js'))
        return `'${path.startsWith('.') ? path : `./${path}`}'`
      })
      .replace(/(['"])valibot\1/g, `'${relative(here, join(types, 'valibot/index.js'))}'`)
    mkdirSync(here, { recursive: true })
    writeFileSync(file, pointed)
  })
  for (const name of names) write(`dist/types/${name}.d.ts`, `export * from './${name}/src/index.js'\n`)
}

/**
 * Some of the contract's types are inferred from its schemas. The schema library's types are included too, so that a
 * customer installs nothing for a type.
 */
function copySchemaTypes(): void {
  const dist = dirname(fileURLToPath(import.meta.resolve('valibot')))
  write('dist/types/valibot/index.d.ts', readFileSync(join(dist, 'index.d.mts'), 'utf8'))
  write('dist/types/valibot/LICENSE.md', readFileSync(join(dist, '../LICENSE.md'), 'utf8'))
}

function write(path: string, text: string): void {
  const file = join(widgets, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
