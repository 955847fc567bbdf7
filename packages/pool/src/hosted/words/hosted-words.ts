import {
  acceptedLanguages,
  chooseLanguage,
  createDictionary,
  errorWords,
  refusalWords,
  wordLanguages,
  type Dictionary,
} from '@tabard/contract'
import { hostedEn } from './en.ts'

export type HostedWords = typeof hostedEn

/** What the hosted sign-in says. */
export const hostedWords: Dictionary<HostedWords> = createDictionary<HostedWords>(hostedEn, {})

/** Loads every language before the first request, with what the pages say about refusals. */
export async function loadHostedWords(): Promise<void> {
  const dictionaries: readonly Dictionary<unknown>[] = [hostedWords, refusalWords, errorWords]
  for (const language of wordLanguages) await Promise.all(dictionaries.map((words) => words.load(language)))
}

/**
 * The language of a page: what the app asks for in `ui_locales` (OpenID Connect, space-separated), then what the
 * browser asks for.
 */
export function languageFor(request: Request): string {
  const asked = new URL(request.url).searchParams.get('ui_locales')?.slice(0, 254).split(' ') ?? []
  return chooseLanguage([...asked, ...acceptedLanguages(request.headers.get('accept-language'))])
}

export const wordsFor = (request: Request): HostedWords => hostedWords.in(languageFor(request))
