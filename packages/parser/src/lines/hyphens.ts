import { isCjkText } from '../layout/characters.ts'
import type { Line } from '../model.ts'
import { joinPieces, slicePiece, type Piece } from '../piece.ts'

/** First halves of words that are written with a hyphen even in the middle of a line. */
const HYPHENATED =
  /^(?:self|co|non|pre|post|multi|cross|full|part|long|short|high|low|large|small|medium|end|well|open|closed|user|data|cloud|real|state|hands|decision|problem|cost|time|result|results|team|on|off|in|out|up|front|back|third|first|second|top|client|customer|market|world|award|industry|role|test|event|domain|object|server|mobile|web|e|mid|ex|vice|semi|anti|inter|intra|micro|macro|over|under|follow|start|build|go|hard|fast|best|cutting|leading|day|year|month|week|in|site|product|service|business|performance|machine|deep|risk|rule|model|quality|agile|two|three|four|five|six|ten|one|low|no)$/i

/** Words that stand whole somewhere in these lines. */
export function wordsOfLines(lines: readonly Line[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const line of lines) {
    line.cells.forEach((cell) => {
      cell.words.forEach((word, index) => {
        const plain = word.text.toLowerCase().replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
        // The last word of a line may be a half.
        if (plain !== '' && !(index === cell.words.length - 1 && word.text.endsWith('-'))) words.add(plain)
      })
    })
  }
  return words
}

/** Joins a line to the one it was broken from. A hyphen that only marks the break is dropped. */
export function joinBroken(above: Piece, below: Piece, vocabulary: ReadonlySet<string>): Piece {
  if (isCjkText(above.text.slice(-1)) && isCjkText(below.text.charAt(0))) return joinPieces([above, below], '')
  const halves = /(?<!\p{L})(\p{L}+)[-\u2010]$/u.exec(above.text)
  const rest = /^\p{Ll}+/u.exec(below.text)
  if (!halves || !rest) return joinPieces([above, below], ' ')
  const [left, right] = [(halves[1] ?? '').toLowerCase(), rest[0]]
  const isCompound =
    HYPHENATED.test(left) || (vocabulary.has(left) && vocabulary.has(right)) || vocabulary.has(`${left}-${right}`)
  const keepsHyphen = isCompound && !vocabulary.has(left + right)
  return joinPieces([keepsHyphen ? above : slicePiece(above, 0, above.text.length - 1), below], '')
}
