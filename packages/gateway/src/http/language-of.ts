import { acceptedLanguages, chooseLanguage } from '@tabard/contract'
import type { Context as HonoContext } from 'hono'

/** The language the words of an answer are in. Our own pages ask for the one they speak; without a wish it is English. */
export function languageOf(c: HonoContext): string {
  return chooseLanguage(acceptedLanguages(c.req.header('accept-language')))
}
