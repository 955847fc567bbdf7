import { splitAtCommas, type HeadPart } from './head-parts.ts'
import { isRegionWord, placeLikeness } from './place-words.ts'

/** Joins `Berlin` and `Germany` to one place. */
export function joinPlaces(parts: readonly HeadPart[]): HeadPart[] {
  const kept = [...parts]
  while (kept.length > 2) {
    const last = kept.at(-1)
    const before = kept.at(-2)
    if (!last || !before || !isRegionWord(last.piece.text)) break
    const from = {
      text: `${before.piece.text}, ${last.piece.text}`,
      at: [...before.piece.at, null, null, ...last.piece.at],
    }
    if (kept.length > 3 && isRegionWord(before.piece.text)) {
      kept.splice(-2, 2, { ...before, piece: from })
      continue
    }
    kept.splice(-2, 2, { ...before, piece: from })
    break
  }
  return kept
}

/** `Acme Inc., Berlin` is a name with its place behind it. */
export function detachPlace(part: HeadPart): HeadPart[] {
  const split = joinPlaces(splitAtCommas(part))
  const last = split.at(-1)
  if (split.length < 2 || !last || placeLikeness(last.piece.text) < 0.9) return [part]
  const name = split.slice(0, -1)
  const text = name.map((piece) => piece.piece.text).join(', ')
  const end = name.at(-1)?.piece.at.at(-1)
  const stop = end ? part.piece.at.lastIndexOf(end) + 1 : text.length
  return [{ ...part, piece: { text: part.piece.text.slice(0, stop), at: part.piece.at.slice(0, stop) } }, last]
}
