import type { BrandFont, Branding, TemplateDesign } from '@tabard/contract'
import { familiesOf } from '../font-choice.ts'

interface Substitute {
  name: string
  family: 'swiss' | 'roman'
  /** Ten bytes that describe the shape of the letters. Word compares fonts by them. */
  panose: string
}

const arial: Substitute = { name: 'Arial', family: 'swiss', panose: '020B0604020202020204' }
const georgia: Substitute = { name: 'Georgia', family: 'roman', panose: '02040502050405020303' }
const substitutes: Record<BrandFont, Substitute> = {
  Inter: arial,
  Archivo: arial,
  Figtree: arial,
  'Source Serif 4': georgia,
}

/** Tells Word which of its fonts to use where the brand's is not installed. Without it Word takes any. */
export function wordFontTable(design: TemplateDesign, branding: Branding): { path: string; data: string } {
  const { body, heading } = familiesOf(design, branding)
  const fonts = [...new Set([body, heading])].map((family) => {
    const { name, family: kind, panose } = substitutes[family]
    return `<w:font w:name="${family}"><w:altName w:val="${name}"/><w:panose1 w:val="${panose}"/><w:charset w:val="00"/><w:family w:val="${kind}"/><w:pitch w:val="variable"/></w:font>`
  })
  return {
    path: 'word/fontTable.xml',
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${fonts.join('')}</w:fonts>`,
  }
}
