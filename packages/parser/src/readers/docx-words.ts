import { BULLET_SIGN, cleanText, isIconFont } from '../layout/characters.ts'
import type { Cell, Style, Word } from '../model.ts'
import type { DocxProperties } from './docx-styles.ts'

export interface Run {
  text: string
  properties: DocxProperties
  href: string | null
}

export function splitAt(runs: readonly Run[], sign: string): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of runs) {
    run.text.split(sign).forEach((text, index) => {
      if (index > 0) parts.push([])
      if (text !== '') parts.at(-1)?.push({ ...run, text })
    })
  }
  return parts
}

export function cellOf(runs: readonly Run[], x: number): Cell {
  const words: Word[] = []
  let glue = false
  for (const { text, properties, href } of runs) {
    const style = styleOf(properties)
    if (isIconFont(style.font)) continue
    for (const token of text.split(/(\s+)/)) {
      if (token === '') continue
      if (/^\s+$/.test(token)) {
        glue = false
        continue
      }
      const shown = BULLET_SIGN.test(token) ? token : cleanText(token)
      if (shown === '') continue
      const last = words.at(-1)
      if (glue && last) last.spaceAfter = false
      words.push({
        text: properties.caps ? shown.toLocaleUpperCase() : shown,
        page: 1,
        x,
        right: x,
        top: 0,
        bottom: 0,
        baseline: 0,
        style,
        edges: [],
        spaceAfter: true,
        href,
        toSource: null,
        rotated: false,
        marked: false,
        spaced: false,
        mirrored: false,
      })
      glue = true
    }
  }
  return { words: mergeGlued(words), x, right: x }
}

/** Word splits a word over several runs for spelling marks and revisions, so pieces in the same style are one word. */
function mergeGlued(words: readonly Word[]): Word[] {
  const merged: Word[] = []
  for (const word of words) {
    const last = merged.at(-1)
    if (last && !last.spaceAfter && sameStyle(last.style, word.style)) {
      merged[merged.length - 1] = { ...last, text: last.text + word.text, spaceAfter: word.spaceAfter }
    } else {
      merged.push({ ...word })
    }
  }
  return merged
}

const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.size === b.size && a.color === b.color

const styleOf = (properties: DocxProperties): Style => ({
  size: properties.size ?? 11,
  font: properties.font ?? '',
  bold: properties.bold ?? false,
  italic: properties.italic ?? false,
  color: properties.color ?? '',
})
