/** Small words that only one language uses this often. */
const COMMON_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'with', 'for', 'to', 'in', 'on', 'by', 'from', 'as', 'at'],
  de: ['und', 'der', 'die', 'das', 'mit', 'für', 'von', 'bei', 'im', 'zur', 'zum', 'als'],
  fr: ['et', 'de', 'des', 'les', 'pour', 'dans', 'avec', 'du', 'une', 'au', 'sur', 'en'],
  es: ['y', 'de', 'los', 'las', 'para', 'con', 'del', 'una', 'por', 'en', 'el', 'al'],
  it: ['e', 'di', 'della', 'per', 'con', 'del', 'dei', 'una', 'nel', 'alla', 'gli', 'il'],
  nl: ['en', 'van', 'het', 'voor', 'met', 'een', 'bij', 'op', 'aan', 'als', 'tot', 'de'],
  pt: ['e', 'de', 'do', 'da', 'para', 'com', 'em', 'dos', 'uma', 'na', 'no', 'os'],
  pl: ['i', 'w', 'na', 'z', 'do', 'oraz', 'dla', 'się', 'przy', 'po', 'od', 'jako'],
  sv: ['och', 'att', 'för', 'med', 'av', 'som', 'till', 'på', 'inom', 'en', 'ett', 'jag'],
  da: ['og', 'af', 'til', 'med', 'for', 'på', 'som', 'ved', 'jeg', 'der', 'har', 'en'],
  no: ['og', 'av', 'til', 'med', 'for', 'på', 'som', 'ved', 'jeg', 'har', 'innen', 'en'],
  fi: ['ja', 'sekä', 'on', 'että', 'kanssa', 'myös', 'olen', 'mukaan'],
  cs: ['a', 've', 'na', 'pro', 'při', 'jako', 'jsem', 'se', 'od', 'do'],
  tr: ['ve', 'ile', 'için', 'bir', 'olarak', 'da', 'de', 'bu'],
  ro: ['și', 'de', 'la', 'pentru', 'cu', 'în', 'din', 'ale'],
  hu: ['és', 'az', 'hogy', 'egy', 'valamint', 'nem', 'is'],
}

/** BCP 47 tag of the language most of the text is in, or null where too little speaks for one. */
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
  const scores = Object.entries(COMMON_WORDS)
    .map(([language, words]) => ({
      language,
      score: words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.sqrt(words.length),
    }))
    .sort((a, b) => b.score - a.score)
  const [best] = scores
  return best && best.score >= 1 ? best.language : null
}
