import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** A text that a pattern may be slow on: `before`, then `pump` again and again, then a letter that fits nothing. */
export interface Attack {
  before: string
  pump: string
}

const parser = new RegExpParser()
/** One of them fits almost every class. The first that fit stand for it. */
const PROBES = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '\t',
  ',',
  ':',
  '/',
  '(',
  ')',
  '@',
  '·',
  '年',
  'ا',
  '+',
  '\n',
  '"',
  '\u0001',
]
const REPRESENTATIVES = 3
const WINDOW = 3

/**
 * Texts made of what a pattern itself asks for: of each part that may be repeated, of its neighbours, and of up to three
 * parts in a row. What stands before the part is written once, so that a pattern with a fixed beginning gets so far.
 */
export function worstLetters(source: string, flags: string): Attack[] {
  const root = parser.parsePattern(source, 0, source.length, { unicode: /u/.test(flags), unicodeSets: /v/.test(flags) })
  const attacks = new Map<string, Attack>()
  const add = (before: string, pump: string): void => {
    for (const attack of [
      { before, pump },
      { before: '', pump },
    ])
      if (pump !== '') attacks.set(JSON.stringify(attack), attack)
  }
  const walk = (alternatives: readonly AST.Alternative[], before: string): void => {
    for (const { elements } of alternatives) {
      let passed = before
      elements.forEach((element, index) => {
        for (let size = 1; size <= WINDOW; size += 1) {
          const window = elements.slice(index, index + size)
          for (let choice = 0; choice < REPRESENTATIVES; choice += 1) {
            add(passed, window.map((part) => sample(part, choice, flags)).join(''))
          }
        }
        const inner = element.type === 'Quantifier' ? element.element : element
        if ('alternatives' in inner) walk(inner.alternatives as AST.Alternative[], passed)
        passed += sample(element, 0, flags)
      })
    }
  }
  walk(root.alternatives, '')
  return [...attacks.values()]
}

function sample(node: AST.Element | AST.QuantifiableElement, choice: number, flags: string): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return representative(node.raw, choice, flags)
    case 'Quantifier':
      return sample(node.element, choice, flags).repeat(Math.max(1, node.min))
    case 'Group':
    case 'CapturingGroup': {
      const one = node.alternatives[choice % node.alternatives.length]
      return (one?.elements ?? []).map((part) => sample(part, choice, flags)).join('')
    }
    default:
      return ''
  }
}

function representative(raw: string, choice: number, flags: string): string {
  const pattern = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
  const fitting = PROBES.filter((letter) => pattern.test(letter))
  return fitting[choice % Math.max(1, fitting.length)] ?? ''
}
