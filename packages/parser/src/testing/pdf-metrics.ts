/** Faces that every PDF reader brings along, so that a test file needs no font. */
export const FACES = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  boldItalic: 'Helvetica-BoldOblique',
  serif: 'Times-Roman',
  mono: 'Courier',
  han: 'STSong-Light',
} as const
export type Face = keyof typeof FACES

/** Advances of the characters from the space to the tilde, in thousandths of the size. */
const HELVETICA =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const HELVETICA_BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
const TIMES =
  '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541'
const widths = (text: string): number[] => text.split(' ').map(Number)
const ADVANCES: Readonly<Record<Face, readonly number[]>> = {
  regular: widths(HELVETICA),
  bold: widths(HELVETICA_BOLD),
  italic: widths(HELVETICA),
  boldItalic: widths(HELVETICA_BOLD),
  serif: widths(TIMES),
  mono: Array.from({ length: 95 }, () => 600),
  han: [],
}

/** Signs beyond ASCII, by their place in the encoding of Windows, with their advance. */
const MORE: Readonly<Record<string, readonly [code: number, advance: number]>> = {
  '–': [0x96, 556],
  '—': [0x97, 1000],
  '•': [0x95, 350],
  '’': [0x92, 222],
  '·': [0xb7, 278],
  '´': [0xb4, 333],
  '¨': [0xa8, 333],
  '¸': [0xb8, 333],
  '`': [0x60, 333],
  é: [0xe9, 556],
  ü: [0xfc, 556],
  ö: [0xf6, 556],
  '\u00ad': [0xad, 333],
}

/** The character codes of a text as hexadecimal digits. */
export const encode = (text: string, face: Face): string =>
  Array.from(text, (sign) => {
    if (face === 'han') return (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')
    return (MORE[sign]?.[0] ?? sign.charCodeAt(0)).toString(16).padStart(2, '0')
  }).join('')

/** The width of a text in points. */
export function widthOf(text: string, face: Face, size: number): number {
  let thousandths = 0
  for (const sign of text) {
    thousandths += face === 'han' ? 1000 : (MORE[sign]?.[1] ?? ADVANCES[face][sign.charCodeAt(0) - 32] ?? 556)
  }
  return (thousandths / 1000) * size
}
