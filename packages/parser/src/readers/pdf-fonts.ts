import type { Style } from '../model.ts'

export interface PdfFont {
  name?: string
  fontMatrix?: readonly number[]
  ascent?: number
  descent?: number
  bbox?: readonly number[]
  vertical?: boolean
  isType3Font?: boolean
  bold?: boolean
  italic?: boolean
  black?: boolean
}

/** Bounds of the font's ink, in ems. A source box of this height covers the glyphs and does not reach the next line. */
export function verticalExtent(font: PdfFont): [number, number] {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
  const ascent = font.ascent && Number.isFinite(font.ascent) ? font.ascent : 0.9
  const descent = font.descent && Number.isFinite(font.descent) ? -Math.abs(font.descent) : -0.25
  return [clamp(ascent, 0.8, 1.1), clamp(descent, -0.42, -0.26)]
}

export function describeFont(font: PdfFont, id: string): Pick<Style, 'font' | 'bold' | 'italic'> {
  const known = fontDescriptions.get(font)
  if (known) return known
  const name = (font.name ?? id).replace(/^[A-Z]{6}\+/, '')
  const described = {
    font: name,
    bold: Boolean(font.bold || font.black) || BOLD_NAME.test(name),
    italic: Boolean(font.italic) || /ital|obliq|slant|cmti|-it\b/i.test(name),
  }
  fontDescriptions.set(font, described)
  return described
}

const fontDescriptions = new WeakMap<PdfFont, Pick<Style, 'font' | 'bold' | 'italic'>>()

const BOLD_NAME = /bold|black|heavy|semibold|demi|medi(um)?$|cmbx|sfbx|ecbx|-bd\b|(^|[^a-z])W[6-9]$/i
