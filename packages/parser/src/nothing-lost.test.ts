import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { isIconFont } from './layout/characters.ts'
import { pieceOfLine } from './piece.ts'
import { readDocument } from './readers/read-document.ts'
import { parseSample, readSample, sampleNames } from './testing/samples.ts'

const names = sampleNames(/\.(?:pdf|docx)$/).filter((name) => !/userpw|truncated/.test(name))

describe('every word of the original', () => {
  it.each(names)('is in a section or in unplaced: %s', async (name) => {
    const document = await readDocument(readSample(name), { maxPages: 60 })
    const original = [...document.lines, ...document.furniture].map((line) => pieceOfLine(line, ' ').text)
    const placed = await placedText(name)
    expect(tally(placed.join(' '))).toEqual(tally(original.join(' ')))
  })

  it.each(names.filter((name) => name.endsWith('.pdf')))('is among what pdf.js itself finds: %s', async (name) => {
    const placed = tally((await placedText(name)).join(' '))
    const found = tally(await pdfjsText(name))
    const missing = [...found].filter(([sign, count]) => /[\p{L}\p{N}]/u.test(sign) && (placed.get(sign) ?? 0) < count)
    const lost = missing.reduce((sum, [sign, count]) => sum + count - (placed.get(sign) ?? 0), 0)
    const total = [...found.values()].reduce((sum, count) => sum + count, 0)
    // Icon fonts spell their pictures as letters; nothing else may be missing.
    expect(lost / total).toBeLessThan(0.012)
  })
})

async function placedText(name: string): Promise<string[]> {
  const result = await parseSample(name)
  if (!result.ok) throw new Error(result.reason)
  const { sections, unplaced } = result.cv
  const lines = sections.flatMap((section) => section.lines.map(({ runs }) => runs.map((run) => run.text).join('')))
  return [...sections.map((section) => section.heading), ...lines, ...unplaced.map((part) => part.text)]
}

/** Signs counted, without white space and the marks that presentation adds. */
function tally(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sign of text.normalize('NFKC').replace(/[\s|•-]/g, '')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function pdfjsText(name: string): Promise<string> {
  const root = new URL('../../../node_modules/pdfjs-dist/', import.meta.url).pathname
  const task = pdfjs.getDocument({
    data: readSample(name),
    cMapUrl: `${root}cmaps/`,
    standardFontDataUrl: `${root}standard_fonts/`,
    fontExtraProperties: true,
    verbosity: 0,
  })
  const document = await task.promise
  const parts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    await page.getOperatorList()
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      const font = page.commonObjs.has(item.fontName) ? (page.commonObjs.get(item.fontName) as { name?: string }) : {}
      if (!isIconFont(font.name ?? '')) parts.push(item.str)
    }
  }
  await task.destroy()
  return parts.join(' ').replace(/\u00ad/g, '-')
}
