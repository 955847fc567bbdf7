import type { Look } from '../look.ts'

/** Twentieths of a point, Word's unit for space. */
export function twips(points: number): number {
  return Math.round(points * 20)
}

/** The look as Word's run properties. Word counts sizes in half points, letter spacing in twentieths. */
export function runLook(look: Look) {
  return {
    font: { ascii: look.family, hAnsi: look.family, cs: look.family, eastAsia: 'BIZ UDPGothic' },
    size: Math.round(look.size * 2),
    color: look.colour.slice(1),
    ...(look.weight >= 600 && { bold: true }),
    ...(look.style === 'italic' && { italics: true }),
    ...(look.tracking && { characterSpacing: Math.round(look.tracking * look.size * 20) }),
  }
}
