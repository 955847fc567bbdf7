import { createDictionary, type Dictionary } from '@tabard/contract'
import { paperEn } from './en.ts'

export type PaperWords = typeof paperEn

/** What paper itself puts on a document, by the language of the company whose document it is. */
export const paperWords: Dictionary<PaperWords> = createDictionary<PaperWords>(paperEn, {})
