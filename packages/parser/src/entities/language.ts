import { lexicons } from '../lexicon/index.ts'

/** Languages that share their script with others, so that small words must tell them apart. */
const SPELLED = lexicons.filter(({ commonWords }) => commonWords.length > 0)

/** BCP 47 tag of the language of most of the text; null where too few words tell. */
export function detectLanguage(text: string): string | null {
  const letters = (text.match(/\p{L}/gu) ?? []).length
  if (letters < 20) return null
  const share = (pattern: RegExp): number => (text.match(pattern) ?? []).length / letters
  if (share(/[\u3040-\u30ff]/g) > 0.08) return 'ja'
  if (share(/[\uac00-\ud7af]/g) > 0.15) return 'ko'
  if (share(/[\u4e00-\u9fff]/g) > 0.2) return 'zh'
  if (share(/[\u0600-\u06ff]/g) > 0.25) return /[پچژگکی]/.test(text) ? 'fa' : 'ar'
  if (share(/[\u0590-\u05ff]/g) > 0.25) return 'he'
  if (share(/[\u0400-\u04ff]/g) > 0.3) return /[іїєґ]/i.test(text) ? 'uk' : 'ru'
  if (share(/[\u0370-\u03ff]/g) > 0.3) return 'el'
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().split(/[^\p{L}]+/u)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const [best] = SPELLED.map(({ tag, commonWords }) => ({
    tag,
    score: commonWords.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.sqrt(commonWords.length),
  })).sort((a, b) => b.score - a.score)
  return best && best.score >= 1 ? best.tag : null
}
