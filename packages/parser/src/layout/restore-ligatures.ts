import type { Word } from '../model.ts'
import { solveLigatures, UNKNOWN_LETTERS } from './ligatures.ts'

/** Replaces unknown glyphs in the words by the letters they stand for. */
export function restoreLigatures(words: readonly Word[]): void {
  const broken = words.filter((word) => word.unknown)
  const solved = solveLigatures(
    broken.flatMap((word) => (word.unknown ?? []).map((glyph) => ({ word: word.text, glyph }))),
  )
  for (const word of broken) {
    for (const { key } of word.unknown ?? []) {
      const at = word.text.indexOf(UNKNOWN_LETTERS)
      const letters = solved.get(key) ?? 'fi'
      const [left, right] = word.edges[at] ?? [word.x, word.right]
      const step = (right - left) / letters.length
      const edges = Array.from(letters, (_, index): [number, number] => [
        left + step * index,
        left + step * (index + 1),
      ])
      word.text = word.text.slice(0, at) + letters + word.text.slice(at + 1)
      word.edges = [...word.edges.slice(0, at), ...edges, ...word.edges.slice(at + 1)]
    }
    delete word.unknown
  }
}
