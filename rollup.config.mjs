import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify as minifyFast } from 'vite'
import { minify } from 'terser'
import ts from 'typescript'
import { samplePage } from './host-app/scripts/sample-page.mjs'
import { fontFiles } from './packages/paper/src/fonts/font-table.ts'
import { preactAliases } from './packages/widgets/preact-alias.mjs'
import { directIcons } from './packages/widgets/scripts/direct-icons.mjs'
import { dropDocs } from './packages/widgets/scripts/drop-docs.mjs'
import { fetchChunksFirst } from './packages/widgets/scripts/fetch-chunks-first.mjs'
import { minifyCssLiterals } from './packages/widgets/scripts/minify-css-literals.mjs'
import { sealEntry } from './packages/widgets/scripts/seal-entry.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const widgets = join(root, 'packages/widgets')
const widgetsPackage = readJson(join(widgets, 'package.json'))
export const version = widgetsPackage.version
/** Libraries that import React themselves. A build for preact includes them, so that the alias reaches their imports too. */
const IMPORTS_REACT = /^zustand($|\/react)/
/** We use only one class of lit. It is included, because an import left to a customer's bundler would run lit-html too, which makes a Trusted Types policy. */
const ALWAYS_FOLDED = /^lit($|\/)/
/** lit's own modules run code when imported. Our class needs none of it. */
const UNUSED_WHEN_IMPORTED = /\/node_modules\/lit(-html|-element)?\//
const LICENCE = /\/\*(?:!|\*[\s*]*@license)[\s\S]*?\*\//g
/** Chunks of libraries that are loaded when they are first needed, and the modules that make each. */
const engines = Object.entries({
  'pdf-reader-worker': /node_modules\/pdfjs-dist\/.*worker/,
  'pdf-reader': /node_modules\/pdfjs-dist\//,
  quill: /node_modules\/(quill|parchment|lodash-es|eventemitter3)\//,
  'pdf-engine': /node_modules\/(@cantoo\/pdf-lib|@pdf-lib|pako|fontkit|restructure|brotli|unicode-|bidi-js)/,
  'docx-engine': /node_modules\/docx\//,
})

/** The four named bundles; the gateway runs from source. `npm run build -- NAME`. */
export const bundles = {
  /** React components for npm. React comes from the customer; our own packages are included. */
  'npm-react': () => library('react', { react: 'react.ts', runtime: 'runtime.ts', contract: 'contract.ts' }, []),
  /** Custom elements for npm. The one alias list makes preact of React; preact itself is left to the customer's bundler. */
  'npm-elements': () => ({
    ...library('elements', { elements: 'elements.ts', ...definitions() }, preactAliases),
    // Writes the types of every door, and custom-elements.json, from the same list of screens.
    after: () =>
      execFileSync(process.execPath, [join(widgets, 'scripts/write-manifest.ts')], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
  }),
  /** The script-tag build. It includes everything: one module for each screen, shared chunks, and a hash for every file. */
  cdn: () => {
    const folder = join(widgets, 'dist/cdn', version)
    return {
      input: { tabard: join(widgets, 'src/cdn.ts') },
      plugins: plugins({ aliases: preactAliases, isScriptTag: true }),
      treeshake: { moduleSideEffects: sideEffects },
      onwarn,
      output: {
        dir: folder,
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        hashCharacters: 'base36',
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
      },
      before: () => rmSync(join(widgets, 'dist/cdn'), { recursive: true, force: true }),
      after: async (chunks) => {
        copyFonts(join(folder, 'fonts'))
        await writeTokens(folder)
        const table = sealEntry(folder, chunks)
        const integrity = integrityOf(folder)
        writeFileSync(join(folder, 'integrity.json'), JSON.stringify(integrity, null, 2))
        await writeLoader(integrity, table)
        await compress(join(widgets, 'dist/cdn'))
      },
    }
  },
  /** The recruiter's app, with real React. */
  'host-app': () => {
    const folder = join(root, 'host-app/dist')
    return {
      input: { app: join(root, 'host-app/src/main.tsx') },
      plugins: [samplePage(), ...plugins({ aliases: [], project: 'host-app' })],
      treeshake: { moduleSideEffects: sideEffects },
      onwarn,
      output: {
        dir: join(folder, 'assets'),
        format: 'es',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        hashCharacters: 'base36',
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
      },
      before: () => rmSync(folder, { recursive: true, force: true }),
      after: async (chunks) => {
        const entry = chunks.find((chunk) => chunk.isEntry)
        const preloads = entry.imports.map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('\n    ')
        const html = readFileSync(join(root, 'host-app/index.html'), 'utf8')
          .replace('<!-- preloads -->', preloads)
          .replace('/src/main.tsx', `/assets/${entry.fileName}`)
        writeFileSync(join(folder, 'index.html'), html)
        await compress(folder)
      },
    }
  },
}

/** An npm build. Dependencies stay imports, so that the customer's bundler can share them. */
function library(name, inputs, aliases) {
  const folder = join(widgets, 'dist', name)
  const kept = new Set([...Object.keys(widgetsPackage.dependencies), ...Object.keys(widgetsPackage.peerDependencies)])
  return {
    input: Object.fromEntries(Object.entries(inputs).map(([key, file]) => [key, join(widgets, 'src', file)])),
    // Aliases are looked up first, because the elements know only preact.
    external: (id) =>
      !/^[./]/.test(id) &&
      kept.has(packageOf(id)) &&
      !ALWAYS_FOLDED.test(id) &&
      !aliases.some(({ find }) => find.test(id)) &&
      !(aliases.length > 0 && IMPORTS_REACT.test(id)),
    plugins: plugins({ aliases, isMinified: false }),
    treeshake: { moduleSideEffects: sideEffects },
    onwarn,
    output: { dir: folder, format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    before: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function plugins({ aliases, project = 'packages/widgets', isMinified = true, isScriptTag = false }) {
  return [
    alias({ entries: aliases }),
    directIcons(),
    // In npm builds too, because no bundler of a customer looks into these texts.
    minifyCssLiterals(),
    stripTypes(project, isMinified),
    replace({
      preventAssignment: true,
      values: { 'process.env.NODE_ENV': '"production"', __TABARD_VERSION__: JSON.stringify(version) },
    }),
    nodeResolve({
      browser: true,
      preferBuiltins: false,
      extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
      exportConditions: ['source', 'browser', 'import', 'module', 'default'],
    }),
    commonjs(),
    json(),
    isScriptTag && fetchChunksFirst(),
    isMinified && minifyChunks(),
  ]
}

/** Types are checked by `npm run types`, once for all bundles; here they are only removed. */
function stripTypes(project, isMinified) {
  return typescript({
    tsconfig: join(root, project, 'tsconfig.json'),
    exclude: ['**/*.test.*'],
    compilerOptions: { noCheck: true, allowImportingTsExtensions: false },
    transformers: { before: isMinified ? [dropDocs] : [] },
  })
}

/** Our own chunks are made as small as possible. Engines, which are loaded on demand, go through a minifier that takes a tenth of the time. */
function minifyChunks() {
  return {
    name: 'minify-chunks',
    /** Licences are written once, beside the chunks, and not into every chunk that holds a line of the library. */
    generateBundle() {
      const licences = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.code?.match(LICENCE) ?? [])
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [...new Set(licences)].join('\n\n') })
    },
    async renderChunk(code, { name }) {
      if (engines.some(([engine]) => engine === name)) {
        const { code: small } = await minifyFast(`${name}.js`, code, { module: true })
        return { code: small, map: null }
      }
      const { code: small } = await minify(code, {
        module: true,
        ecma: 2020,
        // Functions that do not use `this` may become arrows, because our own are never constructed and libraries construct classes.
        compress: { passes: 3, hoist_vars: true, unsafe_arrows: true },
        format: { comments: false, preamble: '/*! licences.txt */' },
      })
      return { code: small, map: null }
    },
  }
}

/**
 * Each heavy engine gets a chunk with its name, so that a page loads only the engines it uses. A module that only one
 * engine imports goes with it. A module that anything else imports too stays outside, because importing it would load
 * the engine: the sign-in once loaded the whole PDF engine for one small library that both use.
 */
function chunkOf(id, { getModuleInfo }) {
  const asked = new Set()
  const engineOf = (one) => {
    const named = engines.find(([, modules]) => modules.test(one))
    if (named) return named[0]
    if (!one.includes('node_modules') || asked.has(one)) return undefined
    asked.add(one)
    const { importers = [], dynamicImporters = [] } = getModuleInfo(one) ?? {}
    const [first, ...others] = new Set([...importers, ...dynamicImporters].map(engineOf))
    return others.length === 0 ? first : undefined
  }
  return engineOf(id)
}

/** Modules that are kept even if none of their exports is used: all of libraries, and our files named here. */
function sideEffects(id, external) {
  if (external || UNUSED_WHEN_IMPORTED.test(id)) return false
  return !id.startsWith(root) || id.includes('node_modules') || /\/(define\/|cdn\.ts|main\.tsx|loader\/)/.test(id)
}

function onwarn(warning, warn) {
  if (
    warning.code === 'THIS_IS_UNDEFINED' ||
    warning.code === 'CIRCULAR_DEPENDENCY' ||
    warning.code === 'MODULE_LEVEL_DIRECTIVE' ||
    warning.code === 'UNUSED_EXTERNAL_IMPORT'
  )
    return
  warn(warning)
}

function definitions() {
  return Object.fromEntries(
    readdirSync(join(widgets, 'src/define'))
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => [`define/${file.slice(0, -3)}`, `define/${file}`]),
  )
}

/** The fonts of documents (paper) and of screens (widgets), each family with its licence. */
function copyFonts(folder) {
  mkdirSync(folder, { recursive: true })
  const shipped = join(widgets, 'assets/fonts')
  for (const file of readdirSync(shipped)) copyFileSync(join(shipped, file), join(folder, file))
  for (const font of fontFiles) {
    copyFileSync(join(root, 'node_modules', font.source), join(folder, font.file))
    copyFileSync(join(root, 'node_modules', font.licence), join(folder, `OFL-${font.family.replaceAll(' ', '')}.txt`))
  }
}

/** The design tokens as a style sheet, for our pages that are not screens. */
async function writeTokens(folder) {
  const { tokensCss } = await import('./packages/widgets/src/theme/tokens.ts')
  writeFileSync(join(folder, 'tokens.css'), tokensCss(':root'))
}

function integrityOf(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return Object.fromEntries(files.map((file) => [file, sri(readFileSync(join(folder, file)))]))
}

function sri(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The loader is one small classic script that carries the hash of the entry of its version. */
async function writeLoader(integrity, table) {
  const source = readFileSync(join(widgets, 'src/loader/tabard.ts'), 'utf8')
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.ESNext },
  })
  const filled = outputText
    .replaceAll('__TABARD_VERSION__', JSON.stringify(version))
    .replaceAll('__TABARD_INTEGRITY__', JSON.stringify(integrity['tabard.js']))
    .replaceAll('__TABARD_CHUNKS__', JSON.stringify(table))
  const { code } = await minify(filled, {
    compress: { passes: 3, unsafe_arrows: true, ecma: 2020 },
    mangle: { toplevel: true },
    toplevel: true,
  })
  const folder = join(widgets, 'dist/cdn/v1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'tabard.js'), code)
}

/** Static files are compressed once, at build time, and not for each request. */
async function compress(folder) {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!['.js', '.css', '.html', '.json', '.svg', '.ttf'].includes(extname(file))) continue
    const path = join(folder, file)
    const bytes = readFileSync(path)
    const quality = bytes.length > 400_000 || path.endsWith('.ttf') ? 6 : 11
    writeFileSync(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
    writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }))
  }
}

function packageOf(id) {
  return id.startsWith('@') ? id.split('/').slice(0, 2).join('/') : id.split('/')[0]
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
