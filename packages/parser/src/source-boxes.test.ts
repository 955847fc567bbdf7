import type { Parsed, ParsedCv, SourceBox } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { renderPages, type Rendering } from './testing/render-page.ts'
import { parseSample, readSample, sampleNames } from './testing/samples.ts'

const names = sampleNames(/\.pdf$/).filter((name) => !/userpw|truncated/.test(name))

/**
 * Draws each source box over the page as pdf.js paints it. The ink that stands in the box must be whole (no glyph
 * crosses its edge) and must fill the box from left to right (it is this value's box, not a neighbour's).
 */
describe('source boxes over the rendered page', () => {
  it.each(names)('hold their glyphs, whole and tight: %s', async (name) => {
    const result = await parseSample(name)
    if (!result.ok) throw new Error(result.reason)
    const values = valuesOf(result.cv)
    expect(values.length).toBeGreaterThan(4)
    expect(values.filter(({ parsed }) => parsed.source.length === 0)).toEqual([])
    const pages = await renderPages(readSample(name), [
      ...new Set(values.flatMap(({ parsed }) => parsed.source.map((box) => box.page))),
    ])
    const faults = values.flatMap(({ label, parsed }) =>
      parsed.source.flatMap((box) => {
        const page = pages.get(box.page)
        const fault = page ? faultOf(page, box, parsed.value) : 'no such page'
        return fault ? [`${label} "${parsed.value}": ${fault} ${JSON.stringify(box)}`] : []
      }),
    )
    expect(faults).toEqual([])
    const lines = result.cv.sections.flatMap((section) => section.lines)
    expect(lines.filter(({ source }) => source.length === 0)).toEqual([])
  })
})

function valuesOf(cv: ParsedCv): { label: string; parsed: Parsed }[] {
  const all: [string, Parsed | null][] = [
    ['name', cv.candidateName],
    ['email', cv.emailAddress],
    ['phone', cv.phoneNumber],
    ['headline', cv.headline],
    ['location', cv.location],
    ...cv.experience.flatMap((job): [string, Parsed | null][] => [
      ['employer', job.employer],
      ['title', job.title],
      ['start', job.start],
      ['end', job.end],
    ]),
    ...cv.education.flatMap((entry): [string, Parsed | null][] => [
      ['institution', entry.institution],
      ['qualification', entry.qualification],
    ]),
    ...cv.skills.map((skill): [string, Parsed] => ['skill', skill]),
  ]
  return all.flatMap(([label, parsed]) => (parsed ? [{ label, parsed }] : []))
}

/** How much lighter or darker than its ground a pixel of a glyph is. */
const INK = 28

function faultOf(page: Rendering, box: SourceBox, value: string): string | null {
  const { scale } = page
  const left = Math.round(box.x * scale)
  const right = Math.round((box.x + box.width) * scale)
  const top = Math.round(box.y * scale)
  const bottom = Math.round((box.y + box.height) * scale)
  const em = (bottom - top) / 1.25
  const ground = commonest(page, left, top, right, bottom)
  const isInk = (x: number, y: number): boolean => Math.abs(page.at(x, y) - ground) > INK
  const columns: number[] = []
  const rows: number[] = []
  for (let x = left; x < right; x += 1) {
    for (let y = top; y < bottom; y += 1) {
      if (!isInk(x, y)) continue
      columns.push(x)
      rows.push(y)
    }
  }
  if (columns.length === 0) return 'no ink'
  const [first, last] = [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))]
  const [highest, lowest] = [rows.reduce((a, b) => Math.min(a, b)), rows.reduce((a, b) => Math.max(a, b))]
  if (first - left > em * 0.5) return `empty at its left (${((first - left) / em).toFixed(2)} em)`
  if (right - last > em * (/[。、）」]$/.test(value) ? 0.9 : 0.5))
    return `empty at its right (${((right - last) / em).toFixed(2)} em)`
  if (lowest - highest < em * 0.25) return 'hardly any ink'
  const over = cutGlyphs(isInk, { left, right, top, bottom })
  return over > 0 ? `its edge cuts ${over} glyphs` : null
}

/**
 * Strokes that stand mostly in the box and cross its upper or lower edge. Ink of the neighbouring lines may reach into
 * the box and does not count.
 */
function cutGlyphs(
  isInk: (x: number, y: number) => boolean,
  box: Record<'left' | 'right' | 'top' | 'bottom', number>,
): number {
  const seen = new Set<number>()
  let cut = 0
  for (const [inside, outside] of [
    [box.top, box.top - 1],
    [box.bottom - 1, box.bottom],
  ] as const) {
    for (let x = box.left; x < box.right; x += 1) {
      if (!isInk(x, inside) || !isInk(x, outside) || seen.has(inside * 100_000 + x)) continue
      const stroke = flood(isInk, x, inside, box, seen)
      const isRule = stroke.width > (box.right - box.left) * 0.9 || stroke.width > (box.bottom - box.top) * 4
      if (!isRule && stroke.within > stroke.beyond && stroke.beyond > stroke.within * 0.08) cut += 1
    }
  }
  return cut
}

function flood(
  isInk: (x: number, y: number) => boolean,
  startX: number,
  startY: number,
  box: Record<'left' | 'right' | 'top' | 'bottom', number>,
  seen: Set<number>,
): { within: number; beyond: number; width: number } {
  const reach = (box.bottom - box.top) * 0.8
  const queue: [number, number][] = [[startX, startY]]
  let [within, beyond, left, right] = [0, 0, startX, startX]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [x, y] = next
    const key = y * 100_000 + x
    if (seen.has(key) || y < box.top - reach || y > box.bottom + reach || !isInk(x, y)) continue
    if (x < box.left - reach || x > box.right + reach) continue
    seen.add(key)
    if (y >= box.top && y < box.bottom) within += 1
    else beyond += 1
    left = Math.min(left, x)
    right = Math.max(right, x)
    queue.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
  }
  return { within, beyond, width: right - left }
}

function commonest(page: Rendering, left: number, top: number, right: number, bottom: number): number {
  const counts = new Map<number, number>()
  for (let x = left; x < right; x += 1) {
    for (let y = top; y < bottom; y += 1) {
      const tone = Math.round(page.at(x, y) / 8) * 8
      counts.set(tone, (counts.get(tone) ?? 0) + 1)
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 255
}
