import type { ParsedCv } from '@tabard/contract'
import { builtInTemplates, compose, sectionsFromParsed, type ComposeInput } from '@tabard/paper'
import { toDocx } from '@tabard/paper/docx'
import { fontsFor, loadFonts } from '@tabard/paper/fonts'
import { toPdf } from '@tabard/paper/pdf'
import { sampleBranding as branding } from '@tabard/paper/sample'
import { expect, it } from 'vitest'
import { readFont } from '../packages/paper/src/testing/read-font.ts'
import { parseSample, readTruth, sampleNames, type SampleTruth } from '../packages/parser/src/testing/samples.ts'
import { readDocxWords, readPdfText } from './support/read-documents.ts'

const names = sampleNames(/\.(?:pdf|docx)$/).filter((name) => !/userpw|truncated/.test(name))
const templates = builtInTemplates.filter(({ design }) => !design.header.showContact)

it('is asked of every template that we ship', () => {
  expect(templates).toHaveLength(builtInTemplates.length)
})

it.each(names)('no contact detail of %s stands in a PDF or Word file of a template that shows none', async (name) => {
  const result = await parseSample(name)
  if (!result.ok) throw new Error(result.reason)
  const wanted = contactsOf(readTruth(name))
  for (const { design } of templates) {
    const tree = compose({ ...inputOf(result.cv), template: { design, freeText: [], embedCard: {} } })
    const fonts = await loadFonts(fontsFor(design, branding, tree), readFont)
    const pdf = await readPdfText((await toPdf(tree, design, branding, fonts)).bytes)
    const word = await readDocxWords(await toDocx(tree, design, branding))
    for (const text of [pdf.words, pdf.furniture.flat(), word].map(squeeze)) {
      expect(wanted.filter((contact) => text.includes(contact))).toEqual([])
    }
  }
})

function inputOf(cv: ParsedCv): Pick<ComposeInput, 'application' | 'branding' | 'presenter'> {
  const said = (parsed: { value: string } | null | undefined): string => parsed?.value ?? ''
  return {
    application: {
      candidateName: said(cv.candidateName),
      identifier: 'CP-1',
      headline: said(cv.headline),
      location: said(cv.location),
      emailAddress: said(cv.emailAddress),
      phoneNumber: said(cv.phoneNumber),
      linkedUrl: said(cv.links[0]),
      freeText: sectionsFromParsed(cv),
      embedCard: {},
      miscData: { parsed: cv },
    },
    branding,
    presenter: null,
  }
}

/** The candidate's own details. The address of an employer is the employer's. */
function contactsOf({ email, email_alt = [], phone, phone_alt = [], urls, urls_visible, experience }: SampleTruth) {
  const employers = experience.flatMap(({ employer }) => (employer ? [squeeze([employer])] : []))
  const links = [...urls, ...(urls_visible ?? [])]
    .map((url) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, ''))
    .filter((url) => !employers.some((employer) => url.toLowerCase().startsWith(`${employer}.`)))
  return [email, ...email_alt, phone, ...phone_alt, ...links].flatMap((one) => (one ? [squeeze([one])] : []))
}

/** Without blanks, because a line may break anywhere in an address. */
function squeeze(words: readonly string[]): string {
  return words.join('').toLowerCase().replace(/\s/g, '')
}
