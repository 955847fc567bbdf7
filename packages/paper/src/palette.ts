import type { Branding } from '@tabard/contract'
import { contrast, mix, readableOn, safeHex, type Hex } from './colour.ts'

/** Every colour of a document. Text can be read on its background whatever the brand's colours are. */
export interface Palette {
  paper: Hex
  ink: Hex
  quiet: Hex
  line: Hex
  /** The brand's own colour, for bands, bars and dots. */
  brand: Hex
  /** The brand's colour as text on paper and on the tint. */
  brandText: Hex
  /** The second brand colour, for the band's edge. */
  accent: Hex
  /** Both brand colours for bullets, dots and rules on paper. These must be visible, with less contrast than text. */
  brandMark: Hex
  accentMark: Hex
  tint: Hex
  onBand: Hex
  onBandQuiet: Hex
  onBandAccent: Hex
  /** A darker band for the facts. */
  bandDeep: Hex
  onBandDeep: Hex
  onBandDeepQuiet: Hex
}

export function paletteOf(branding: Pick<Branding, 'colors'>): Palette {
  const brand = safeHex(branding.colors.primary, '#0b4f4a')
  const accent = safeHex(branding.colors.secondary, brand)
  const tint = mix(brand, '#ffffff', 0.085)
  const onBand = contrast('#ffffff', brand) >= 4.5 ? '#ffffff' : readableOn(brand, '#16181a')
  const bandDeep = mix(brand, '#000000', onBand === '#ffffff' ? 0.86 : 0.92)
  const onBandDeep = readableOn(bandDeep, onBand)
  return {
    paper: '#ffffff',
    ink: '#22262a',
    quiet: '#5b6166',
    line: '#d9dddc',
    brand,
    brandText: readableOn(tint, brand),
    accent,
    brandMark: readableOn('#ffffff', brand, 3),
    accentMark: readableOn('#ffffff', accent, 3),
    tint,
    onBand,
    onBandQuiet: readableOn(brand, mix(onBand, brand, 0.86)),
    onBandAccent: readableOn(brand, mix(accent, onBand, 0.45)),
    bandDeep,
    onBandDeep,
    onBandDeepQuiet: readableOn(bandDeep, mix(onBandDeep, bandDeep, 0.8)),
  }
}
