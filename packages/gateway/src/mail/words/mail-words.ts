import { createDictionary, type Dictionary } from '@tabard/contract'
import { mailEn } from './en.ts'

export type MailWords = typeof mailEn

/** What letters say, by the language of the company they are about. */
export const mailWords: Dictionary<MailWords> = createDictionary<MailWords>(mailEn, {})
