import type { Section } from '@tabard/contract'
import { linesOf } from '../delta/index.ts'
import { lineText } from './change-lines.ts'

/** Always in capitals. Acronyms that are also words are not listed. */
const ACRONYMS = new Set(
  (
    'AI API APIS AWS B2B B2C BA BBC BI BSC CAD CCTV CEO CFO CI CIO CIPD CISSP CMS COO CRM CSS CSV CTO CV DBA EMEA ERP ETL ' +
    'EU FMCG GAAP GCP GCSE GDPR GDP GPA HGV HNC HND HR HSE HTML HTTP IATA IBM IFRS IOS ISO ITIL JSON KPI KPIS LLB LLM ' +
    'LLP LTD MBA MENA ML MRP MSC NATO NEBOSH NHS NVQ OKR PCI PGCE PHD PHP PLC PMO PMP PR PPC QA R&D RFP ROI SAAS SAP ' +
    'SEO SLA SLAS SME SMES SQL TV UAE UI UK UN USA UX VAT VBA VIP VP WMS XML'
  ).split(' '),
)
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}&'’]*/gu
/** Words of up to three letters that are no abbreviations. Most others of that length are. */
const SHORT_WORDS = new Set(
  (
    'A AN THE AND OR OF FOR IN ON TO AT BY AS IS IT WE HE MY UP NO SO DO BE IF US ME ALL NEW KEY OUR JOB DAY END TOP ONE TWO ' +
    'SIX TEN LED RAN WON USE OFF OUT HIS HER WHO WAS HAS HAD BUT NOT VIA PER ANY BIG CAR LAW TAX ART AGE AIR OIL GAS SEA ' +
    'ITS LOW MAN MEN NET NOW OLD OWN PAY RUN SET SIX TEA YOU ADD AID BAR BOX BUY DUE FEW FIT GET LET MAY MIX PUT SEE TRY WAY YET'
  ).split(' '),
)
/** Consonants only, so it is an abbreviation. */
const UNSAYABLE = /^[BCDFGHJKLMNPQRSTVWXZ]+$/

/** How words are written in text that is not in capitals: `Halden`, `NHS`, `iOS`. */
export interface Casing {
  /** A text in capitals in sentence case; any other text unchanged. */
  calm(text: string): string
}

/** A text in capitals has at least one real word. "SQL", "SAP EWM" and "CSCP" have none. */
export function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{4,}/gu) ?? []).some((word) => !UNSAYABLE.test(word))
}

/** Learns names from the document: a word with a capital in the middle of a sentence gets it everywhere. */
export function learnCasing(sections: readonly Section[]): Casing {
  const known = new Map<string, string>()
  const learn = (text: string): void => {
    for (const match of text.matchAll(WORD)) {
      const word = match[0]
      const isHead = !/[\p{L}\p{N},;&/(]$/u.test(endOf(text, match.index))
      const isShaped = /\p{Lu}/u.test(word.slice(1))
      if (!/\p{Lu}/u.test(word) || (isHead && !isShaped)) continue
      const key = word.toLowerCase()
      const before = known.get(key)
      // If a word is written in two ways, the one with more capitals counts, so that the order does not matter.
      if (before === undefined || word < before) known.set(key, word)
    }
  }
  for (const section of sections) {
    for (const text of [section.title, ...linesOf(section.content).map(lineText)]) {
      if (/\p{Ll}/u.test(text)) learn(text)
    }
  }
  return {
    calm(text) {
      if (!isShouted(text)) return text
      let isHead = true
      return text.replace(WORD, (word, at: number) => {
        if (at > 0 && /[.!?:•|]$/u.test(endOf(text, at))) isHead = true
        const first = isHead
        isHead = false
        if (ACRONYMS.has(word) || UNSAYABLE.test(word) || /\p{N}/u.test(word)) return word
        if (word.length <= 3 && !SHORT_WORDS.has(word) && !known.has(word.toLowerCase())) return word
        const calm = known.get(word.toLowerCase()) ?? word.toLowerCase()
        return first ? capitalised(calm) : calm
      })
    },
  }
}

function capitalised(word: string): string {
  const [first = ''] = word
  // A letter that becomes two as a capital (ß) stays as it is.
  const large = first.toUpperCase()
  return large.length === first.length ? large + word.slice(first.length) : word
}

/** The end of the text before a place. It is bounded, because it is read for each word of a long line. */
function endOf(text: string, at: number): string {
  return text.slice(Math.max(0, at - 12), at).trimEnd()
}
