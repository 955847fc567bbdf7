import { fold, furnitureSortOf, saysOnlyName } from './furniture-words.ts'
import type { TextLine } from './text-line.ts'

/**
 * Marks words of the old pages and of the form. The sections are given in reading order, because the first line that
 * says the candidate's name is the CV's own, and only later ones repeat it. Lines that have another role keep it.
 */
export function createFurnitureMarker(candidateName: string | null) {
  const holdsName = (text: string): boolean => candidateName !== null && fold(text).includes(fold(candidateName))
  const isNamed = ({ role, piece: { text } }: TextLine): boolean =>
    candidateName !== null && (role === 'contact' ? holdsName(text) : saysOnlyName(text, candidateName))
  let isNameSaid = false
  return (heading: string, lines: readonly TextLine[]): TextLine[] => {
    isNameSaid ||= holdsName(heading)
    return lines.map((line): TextLine => {
      const sort = line.role === 'text' ? furnitureSortOf(line.piece.text, isNameSaid ? candidateName : null) : null
      isNameSaid ||= isNamed(line)
      return sort ? { ...line, role: 'furniture', furniture: sort } : line
    })
  }
}
