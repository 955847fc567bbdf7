import { createDictionary, type Dictionary } from '@tabard/contract'
import { paperEn } from './en.ts'

export type PaperWords = typeof paperEn

/** The words that paper itself puts on a document, in the language of the company that owns it. */
export const paperWords: Dictionary<PaperWords> = createDictionary<PaperWords>(paperEn, {})
