import { expect, it } from 'vitest'
import {
  acceptedLanguages,
  AppError,
  chooseLanguage,
  createDictionary,
  errorReasons,
  errors,
  errorWords,
  formsIn,
  pseudoWords,
  refusalsEn,
  refusalWords,
  sayError,
  sayRefusal,
  toPseudo,
  type ErrorCode,
} from '@tabard/contract'
import { bareWords } from '#test/support/bare-words.ts'

it('gives the words of a language once it was taught, and English until then', () => {
  const words = createDictionary({ save: 'Save' }, {})
  expect(words.in('de').save).toBe('Save')
  words.teach('de', { save: 'Sichern' })
  expect(words.in('de').save).toBe('Sichern')
  expect(words.in('fr').save).toBe('Save')
})

it.each<[string | null, string]>([
  [null, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['xx, en;q=0.1', 'en'],
  ['en-XA', 'en-XA'],
  ['xx;q=1, en-XA;q=0.9, en;q=0.1', 'en-XA'],
  ['en-XA;q=0', 'en'],
])('reads the wish for a language: %j is %s', (header, language) => {
  expect(chooseLanguage(acceptedLanguages(header))).toBe(language)
})

it('writes numbers, plurals, dates and lists as the language does', () => {
  const { count, plural, date, list } = formsIn('en')
  expect(count(1, { one: 'link', other: 'links' })).toBe('1 link')
  expect(count(1200, { one: 'link', other: 'links' })).toBe('1,200 links')
  expect(plural(0, { one: 'link', other: 'links' })).toBe('links')
  expect(date(new Date(0), { dateStyle: 'long', timeZone: 'UTC' })).toBe('1 January 1970')
  expect(list(['A', 'B', 'C'])).toBe('A, B and C')
  expect(formsIn('pl').plural(3, { one: 'plik', few: 'pliki', other: 'plików' })).toBe('pliki')
})

it('leaves what a text is given as it is, and accents all else', () => {
  const words = pseudoWords({
    save: 'Save',
    more: (name: string) => `More for ${name}`,
    rows: { one: (n: number) => `${n} row` },
  })
  expect(words.save).toBe('[Šåṽé]')
  expect(words.more('Ada')).toBe('[Ṁöŕé ƒöŕ Ada]')
  expect(words.rows.one(2)).toBe('[2 ŕöŵ]')
  expect(bareWords(words.more('Skills'))).toEqual(['Skills'])
})

it('says every error in the language asked for', () => {
  errorWords.teach('en-XA', pseudoWords(errorWords.en))
  errorReasons.teach('en-XA', pseudoWords(errorReasons.en))
  for (const code of Object.keys(errors) as ErrorCode[])
    expect(bareWords(sayError(new AppError(code), 'en-XA')), code).toEqual([])
  expect(bareWords(sayError(new AppError('logo_not_accepted', { reason: 'picture_kind' }), 'en-XA'))).toEqual([])
})

it('says every refusal of the user pool in the language asked for, by its English words', () => {
  const said = Object.values(refusalsEn)
  expect(new Set(said).size).toBe(said.length)
  refusalWords.teach('en-XA', pseudoWords(refusalsEn))
  errorWords.teach('en-XA', pseudoWords(errorWords.en))
  for (const english of said) expect(sayRefusal(english, 'en-XA')).toBe(toPseudo(english))
  expect(sayRefusal('PreAuthentication failed with error Captcha failed.', 'en-XA')).toBe('[Çåþţçĥå ƒåîļéð]')
})

it('leaves the refusals of the pool as they are in English, and those it does not know', () => {
  expect(sayRefusal('Incorrect username or password.', 'en')).toBe('Incorrect username or password.')
  expect(sayRefusal('PreAuthentication failed with error Captcha failed.', 'en')).toBe('Captcha failed')
  expect(sayRefusal('PreTokenGeneration failed with error Not today..', 'en')).toBe('Not today.')
  expect(sayRefusal('Only Amazon says this.', 'en-XA')).toBe('Only Amazon says this.')
})

it('says what was said of one case, and fills in what the words leave open', () => {
  expect(sayError(new AppError('account_disabled', { message: 'Your trial has ended.' }), 'en')).toBe(
    'Your trial has ended.',
  )
  const values = { product: 'Tabard', platform: 'Vincere' }
  expect(sayError(new AppError('oauth_failed', { values }), 'en')).toBe('Error authorizing Tabard access to Vincere')
  expect(sayError(new AppError('logo_not_accepted', { reason: 'picture_kind' }), 'en')).toBe(
    'image file not accepted: It is neither a PNG nor a JPEG.',
  )
})
