import type { Op } from '@tabard/contract'
import { linesOf, normaliseBullets, opsOf } from '../delta/index.ts'

/** A document as text, line by line. List items keep a bullet or their number. */
export function plainText(ops: readonly Op[]): string {
  let number = 0
  return linesOf(ops)
    .map(({ runs, attributes: { list } }) => {
      number = list === 'ordered' ? number + 1 : 0
      const mark = list === 'ordered' ? `${number}. ` : list === 'bullet' ? '• ' : ''
      return mark + runs.map((run) => run.text).join('')
    })
    .join('\n')
}

/** The reverse: each line of text becomes a line, and lines with a bullet become list items. */
export function documentOf(text: string): Op[] {
  return normaliseBullets(
    opsOf(text.split('\n').map((line) => ({ runs: line ? [{ text: line }] : [], attributes: {} }))),
  )
}
