import { createDictionary, type Dictionary } from '@tabard/contract'
import { mailEn } from './en.ts'

export type MailWords = typeof mailEn

/** The texts of letters, by the language of the company that a letter is about. */
export const mailWords: Dictionary<MailWords> = createDictionary<MailWords>(mailEn, {})
