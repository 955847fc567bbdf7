// npm run compare-papers -- --against FOLDER: compares the PDF, Word file and screen of every sample CV × template with
// those of another tree, whose packages are installed. Both get the sections that the other tree's parser reads.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sampleBranding as branding, samplePresenter as presenter } from '../packages/paper/src/sample/sample-cv.ts'
import { applicationOfCv } from '../test/support/application-of-cv.ts'
import { install, node, root } from './bootstrap.mjs'

const MOMENT = Date.UTC(2026, 0, 1)
const script = fileURLToPath(import.meta.url)
const [first, ...rest] = process.argv.slice(2)
if (first === '--write') await writePapers(rest[0], rest[1])
else if (first === '--against' && rest[0]) await compare(resolve(rest[0]))
else console.log('npm run compare-papers -- --against FOLDER')

async function compare(against) {
  install()
  const work = mkdtempSync(join(tmpdir(), 'tabard-papers-'))
  process.on('exit', () => rmSync(work, { recursive: true, force: true }))
  writeFileSync(join(work, 'inputs.json'), JSON.stringify(await readInputs(against)))
  const write = (tree, name) => {
    const folder = join(work, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'inputs.json'), readFileSync(join(work, 'inputs.json')))
    execFileSync(node, ['--no-warnings', script, '--write', tree, folder], { stdio: ['ignore', 'inherit', 'inherit'] })
    return folder
  }
  const [before, after] = [write(against, 'before'), write(root, 'after')]
  const names = readdirSync(before).filter((name) => name !== 'inputs.json')
  const strange = names.filter((name) => !readFileSync(join(before, name)).equals(readFileSync(join(after, name))))
  const kinds = ['pdf', 'docx', 'view']
  for (const kind of kinds) {
    const all = names.filter((name) => name.endsWith(`.${kind}`))
    const differ = strange.filter((name) => all.includes(name))
    console.log(`${kind}: ${all.length} compared, ${differ.length} not the same byte for byte`)
    for (const name of differ)
      console.log(`  ${name}: ${await difference(kind, join(before, name), join(after, name))}`)
  }
  process.exit(strange.length === 0 ? 0 : 1)
}

/** The sections that the other tree's parser reads from every sample it can read. */
async function readInputs(tree) {
  const { parse } = await load(tree, 'packages/parser/src/parse.ts')
  const { sectionsFromParsed } = await load(tree, 'packages/paper/src/index.ts')
  const folder = join(tree, 'test/fixtures/cv-samples')
  const inputs = []
  for (const file of readdirSync(folder).filter((name) => /\.(pdf|docx?|odt|ott|rtf)$/.test(name))) {
    const result = await parse(new Uint8Array(readFileSync(join(folder, file))), { fileName: file })
    if (!result.ok) continue
    inputs.push({ file, application: applicationOfCv(result.cv, sectionsFromParsed(result.cv)) })
  }
  return inputs
}

/** Writes one tree's papers into `folder`. Time and random numbers are fixed, so that equal papers have equal bytes. */
async function writePapers(tree, folder) {
  standStill()
  const { builtInTemplates, compose, toView } = await load(tree, 'packages/paper/src/index.ts')
  const { toPdf } = await load(tree, 'packages/paper/src/to-pdf.ts')
  const { toDocx } = await load(tree, 'packages/paper/src/to-docx.ts')
  const { fontFiles, fontsFor, loadFonts } = await load(tree, 'packages/paper/src/fonts/index.ts')
  const require = createRequire(join(tree, 'packages/paper/package.json'))
  const fonts = new Map()
  const readFont = async (name) => {
    if (!fonts.has(name)) {
      const { source } = fontFiles.find(({ file }) => file === name)
      fonts.set(name, new Uint8Array(readFileSync(require.resolve(source))))
    }
    return fonts.get(name)
  }
  for (const { file, application } of JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8'))) {
    for (const { name, design } of builtInTemplates) {
      const template = { design, freeText: [], embedCard: {} }
      const tree = compose({ application, template, branding, presenter })
      const pdf = await toPdf(tree, design, branding, await loadFonts(fontsFor(design, branding, tree), readFont))
      writeFileSync(join(folder, `${file} ${name}.pdf`), pdf.bytes)
      writeFileSync(join(folder, `${file} ${name}.docx`), await toDocx(tree, design, branding))
      writeFileSync(join(folder, `${file} ${name}.view`), JSON.stringify(toView(tree, design, branding), null, 1))
    }
  }
}

function standStill() {
  const Clock = Date
  globalThis.Date = class extends Clock {
    constructor(...given) {
      super(...(given.length > 0 ? given : [MOMENT]))
    }
    static now() {
      return MOMENT
    }
  }
  let drawn = 0
  Math.random = () => ((drawn = (drawn * 16807 + 11) % 2147483647), drawn / 2147483647)
  crypto.getRandomValues = (array) => array.map(() => Math.floor(Math.random() * 256))
}

/** Says which word differs first, or that only the look differs, and by how many pixels. */
async function difference(kind, before, after) {
  if (kind !== 'pdf') return firstDifference(lines(kind, before), lines(kind, after)) ?? 'the same text, other bytes'
  const [one, other] = [await readPages(before), await readPages(after)]
  const words = firstDifference(one.words, other.words)
  if (words) return words
  const pixels = one.pages.map((page, at) => page.filter((value, index) => value !== other.pages[at]?.[index]).length)
  return `the same words; channels of pixels that differ, by page: ${pixels.join(', ')}`
}

function firstDifference(one, other) {
  const at = one.findIndex((part, index) => part !== other[index])
  if (at < 0 && one.length === other.length) return null
  const from = at < 0 ? one.length : at
  return `${one.length} and ${other.length} parts; “${one[from] ?? ''}” is now “${other[from] ?? ''}”`
}

function lines(kind, file) {
  const bytes = readFileSync(file)
  if (kind === 'view') return bytes.toString('utf8').split('\n')
  const { unzipSync, strFromU8 } = createRequire(join(root, 'packages/paper/package.json'))('fflate')
  return strFromU8(unzipSync(bytes)['word/document.xml']).split(/(?=<w:)/)
}

async function readPages(file) {
  const require = createRequire(join(root, 'packages/gateway/package.json'))
  const { createCanvas } = require('@napi-rs/canvas')
  const { getDocument } = await import(pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href)
  const files = dirname(require.resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: new Uint8Array(readFileSync(file)),
    cMapUrl: `${join(files, 'cmaps')}/`,
    standardFontDataUrl: `${join(files, 'standard_fonts')}/`,
    verbosity: 0,
    useSystemFonts: false,
  })
  const document = await task.promise
  const [words, pages] = [[], []]
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    words.push(...items.flatMap(({ str }) => str.split(/\s+/).filter(Boolean)))
    const viewport = page.getViewport({ scale: 1 })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    await page.render({ canvas, viewport }).promise
    pages.push(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)
  }
  await task.destroy()
  return { words, pages }
}

function load(tree, file) {
  return import(pathToFileURL(join(tree, file)).href)
}
