import { PSEUDO_LANGUAGE, pseudoWords } from '@tabard/contract'
import { bareWords } from '#test/support/bare-words.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeMail } from '../texts/code.ts'
import { invitationMail } from '../texts/invitation.ts'
import { linkOpenedMail } from '../texts/link-opened.ts'
import { knownAddressMail, newCompanyMail } from '../texts/new-company.ts'
import { noticeMail } from '../texts/notice.ts'
import { mailEn } from './en.ts'
import { mailWords } from './mail-words.ts'
import { signInLetter } from '../texts/sign-in-letter.ts'

const language = PSEUDO_LANGUAGE
const to = 'ada@example.test'
const url = 'https://tabard.example/page'

beforeAll(() => mailWords.teach(language, pseudoWords(mailEn)))
afterAll(() => mailWords.teach(language, mailEn))

/** As the user pool's events have them sent. */
const notices = (Object.keys(mailEn.signIn) as (keyof typeof mailEn.signIn)[]).map(
  (type) => [type, () => noticeMail({ to, language, url, letter: (words) => signInLetter(words, type) })] as const,
)

const letters = {
  ...Object.fromEntries(notices),
  invitation: () => invitationMail({ to, language, companyName: 'Ours', temporaryPassword: 'Word-1234', url }),
  'company opened': () => newCompanyMail({ to, language, publicUrl: url, temporaryPassword: 'Word-1234' }),
  'address known': () => knownAddressMail({ to, language, publicUrl: url }),
  'code to reset': () => codeMail({ to, language, purpose: 'reset', code: '123456', minutes: 15, url }),
  'code to verify': () => codeMail({ to, language, purpose: 'verify-email', code: '123456', minutes: 1 }),
  'link opened': () =>
    linkOpenedMail({ to, language, linkName: 'Halden', at: new Date(0), url, appId: 'comp_fold_app' }),
  'connection ended': () => noticeMail({ to, language, letter: (words) => words.connectionEnded('Bullhorn'), url }),
  'export ready': () => noticeMail({ to, language, letter: (words) => words.exportReady }),
}

it.each(Object.entries(letters))('the letter "%s" is in the language of its company', (_, write) => {
  const { subject, text } = write()
  const data = [
    `${url}/confirmaccount`,
    `${url}/login`,
    url,
    to,
    'Tabard',
    'Ours',
    'Halden',
    'Word-1234',
    'Bullhorn',
    'January',
    'UTC',
  ]
  expect(bareWords(`${subject}\n${text}`, data)).toEqual([])
})

it('says dates and counts as the language does', () => {
  const { text } = linkOpenedMail({
    ...{ to, language: 'en', linkName: 'Halden', url, appId: 'comp_fold_app' },
    at: new Date(Date.UTC(2026, 10, 21, 10, 5)),
  })
  expect(text).toContain('was opened on 21 November 2026 at 10:05 UTC.')
  const code = (minutes: number) => codeMail({ to, language: 'en', purpose: 'reset', code: '1', minutes }).text
  expect(code(1)).toContain('It works for 1 minute.')
  expect(code(15)).toContain('It works for 15 minutes.')
})
