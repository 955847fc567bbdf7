import type { BrandFont } from '@tabard/contract'

export type FontWeight = 400 | 500 | 600 | 700
export type FontStyle = 'normal' | 'italic'
/** Families that replace a brand's font for scripts that it lacks. */
export type FallbackFont =
  'BIZ UDPGothic' | 'Nanum Gothic' | 'Vazirmatn' | 'Noto Sans Hebrew' | 'Noto Sans Devanagari' | 'Noto Sans Thai'
export type FontFamily = BrandFont | FallbackFont

interface FamilyFiles {
  /** The npm package that carries the family's TrueType files and its OFL licence. */
  source: string
  stem: string
  weights: Partial<Record<FontWeight, string>>
  hasItalics: boolean
}

const full = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' } as const
const two = { 400: '400Regular', 700: '700Bold' } as const

const families: Record<FontFamily, FamilyFiles> = {
  Inter: { source: '@expo-google-fonts/inter', stem: 'Inter', weights: full, hasItalics: true },
  'Source Serif 4': {
    source: '@expo-google-fonts/source-serif-4',
    stem: 'SourceSerif4',
    weights: full,
    hasItalics: true,
  },
  Archivo: { source: '@expo-google-fonts/archivo', stem: 'Archivo', weights: full, hasItalics: true },
  Figtree: { source: '@expo-google-fonts/figtree', stem: 'Figtree', weights: full, hasItalics: true },
  'BIZ UDPGothic': {
    source: '@expo-google-fonts/biz-udpgothic',
    stem: 'BIZUDPGothic',
    weights: two,
    hasItalics: false,
  },
  'Nanum Gothic': { source: '@expo-google-fonts/nanum-gothic', stem: 'NanumGothic', weights: two, hasItalics: false },
  Vazirmatn: {
    source: '@expo-google-fonts/vazirmatn',
    stem: 'Vazirmatn',
    weights: two,
    hasItalics: false,
  },
  'Noto Sans Hebrew': {
    source: '@expo-google-fonts/noto-sans-hebrew',
    stem: 'NotoSansHebrew',
    weights: two,
    hasItalics: false,
  },
  'Noto Sans Devanagari': {
    source: '@expo-google-fonts/noto-sans-devanagari',
    stem: 'NotoSansDevanagari',
    weights: two,
    hasItalics: false,
  },
  'Noto Sans Thai': {
    source: '@expo-google-fonts/noto-sans-thai',
    stem: 'NotoSansThai',
    weights: two,
    hasItalics: false,
  },
}

/** One font file: its name in `/sdk/<version>/fonts/`, and where the build finds it. */
export interface FontFile {
  file: string
  family: FontFamily
  weight: FontWeight
  style: FontStyle
  /** Path inside node_modules. */
  source: string
  /** Path of the licence inside node_modules: it ships beside the font. */
  licence: string
}

/** Every font file the product ships. */
export const fontFiles: readonly FontFile[] = Object.entries(families).flatMap(
  ([family, { source, stem, weights, hasItalics }]) =>
    Object.entries(weights).flatMap(([weight, name]) =>
      (hasItalics ? (['normal', 'italic'] as const) : (['normal'] as const)).map((style): FontFile => {
        const face = style === 'italic' ? `${name}_Italic` : name
        return {
          file: `${stem}_${face}.ttf`,
          family: family as FontFamily,
          weight: Number(weight) as FontWeight,
          style,
          source: `${source}/${face}/${stem}_${face}.ttf`,
          licence: `${source}/LICENSE_FONT`,
        }
      }),
    ),
)

/** The family's file nearest to a weight and style. */
export function nearestFont(family: FontFamily, weight: FontWeight, style: FontStyle): FontFile {
  const faces = fontFiles.filter((file) => file.family === family)
  const styled = faces.filter((file) => file.style === style)
  const [nearest] = (styled.length > 0 ? styled : faces).toSorted(
    (a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight) || b.weight - a.weight,
  )
  if (!nearest) throw new Error(`no font file for ${family}`)
  return nearest
}
