import { PSEUDO_LANGUAGE, pseudoWords, type Op, type Section } from '@tabard/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bareWords } from '#test/support/bare-words.ts'
import { inGreek } from '#test/support/foreign-data.ts'
import { compose, type ComposeInput } from '../compose.ts'
import { fontsFor, loadFonts } from '../fonts/index.ts'
import { samplePresenter } from '../sample/index.ts'
import { buildInput, longExperience } from '../testing/build-cv.ts'
import { readPdf } from '../testing/read-back.ts'
import { readFont } from '../testing/read-font.ts'
import { builtInTemplates } from '../templates/index.ts'
import { toDocx } from '../to-docx.ts'
import { toPdf } from '../to-pdf.ts'
import { toText } from '../to-text.ts'
import { transformSections } from '../transforms/index.ts'
import { paperEn } from './en.ts'
import { paperWords } from './paper-words.ts'

beforeAll(() => paperWords.teach(PSEUDO_LANGUAGE, pseudoWords(paperEn)))
afterAll(() => paperWords.teach(PSEUDO_LANGUAGE, paperEn))

const greekOps = (ops: readonly Op[]): Op[] =>
  ops.map((op) => (typeof op.insert === 'string' ? { ...op, insert: inGreek(op.insert) } : op))
const greekSections = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, title: inGreek(section.title), content: greekOps(section.content) }))

/** A long CV whose own words are Greek, so that every Latin word is ours. */
function foreignInput(name: string): ComposeInput {
  const { design } = builtInTemplates.find((template) => template.name === name) ?? builtInTemplates[0]!
  const input = buildInput(design, { extra: [longExperience(9)] })
  const { application, branding } = input
  return {
    ...input,
    application: {
      ...application,
      freeText: greekSections(application.freeText),
      candidateName: inGreek(application.candidateName),
      identifier: '2047',
      headline: inGreek(application.headline),
      location: inGreek(application.location),
      emailAddress: '',
      linkedUrl: '',
      totalExperience: 14,
      averageTenure: 0.5,
    },
    presenter: { ...samplePresenter, name: inGreek(samplePresenter.name), email: '' },
    branding: {
      ...branding,
      companyName: inGreek(branding.companyName),
      footerText: inGreek(branding.footerText),
      language: PSEUDO_LANGUAGE,
    },
  }
}

describe.each(builtInTemplates.map(({ name }) => name))('a document in the template %s', (name) => {
  it('says what it says by itself in the language of the company, on screen, in PDF and in Word', async () => {
    const input = foreignInput(name)
    const { design } = input.template
    const tree = compose(input)
    expect(bareWords(toText(tree))).toEqual([])
    const fonts = await loadFonts(fontsFor(design, input.branding, tree), readFont)
    const { pages } = await readPdf((await toPdf(tree, design, input.branding, fonts)).bytes)
    const printed = pages.map((items) => items.map((item) => item.text).join(' ')).join('\n')
    expect(bareWords(printed)).toEqual([])
    const files = unzipSync(await toDocx(tree, design, input.branding))
    const said = Object.entries(files)
      .filter(([file]) => /^word\/(document|header\d*|footer\d*)\.xml$/.test(file))
      .flatMap(([, bytes]) =>
        [...strFromU8(bytes).matchAll(/<w:t[ >][^<]*?>?([^<>]*)<\/w:t>/g)].map((match) => match[1]),
      )
    expect(said.length).toBeGreaterThan(20)
    expect(bareWords(said.join(' ').replaceAll('&amp;', '&'))).toEqual([])
  })
})

it('writes what a transform puts there by itself in the language asked for', () => {
  const section: Section = {
    id: 'a',
    title: 'W O R K',
    kind: 'experience',
    content: [{ insert: '03/2020 - now\n' }, { insert: 'Ada Example\n' }],
  }
  const options = { language: PSEUDO_LANGUAGE, standard: true, names: ['Ada Example'] }
  const change = (type: 'headings' | 'dates' | 'anonymise') => {
    const [changed] = transformSections([section], type, options)
    return `${changed?.title}\n${changed?.content.map((op) => op.insert).join('')}`
  }
  expect(change('headings')).toContain('[Éẋþéŕîéñçé]')
  expect(change('dates')).toContain('[Ṁåŕ] 2020 – [Þŕéšéñţ]')
  expect(change('anonymise')).toContain('[Ţĥé çåñðîðåţé]')
})
