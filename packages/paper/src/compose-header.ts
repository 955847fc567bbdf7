import { linkTarget, type Application, type Branding, type Section, type TemplateDesign } from '@tabard/contract'
import type { HeaderBlock, Run } from './blocks.ts'
import { splitDetail } from './compose-section.ts'
import { linesOf } from './delta/index.ts'
import type { PaperWords } from './words/paper-words.ts'
import { sayYears } from './words/say-years.ts'

/** The data for the head of a document. A fact that a CV lacks is left out. */
export type HeaderFields = Pick<
  Application,
  'candidateName' | 'identifier' | 'headline' | 'location' | 'emailAddress' | 'phoneNumber' | 'linkedUrl' | 'freeText'
> &
  Partial<Pick<Application, 'totalExperience' | 'averageTenure'>>

/** How many languages the facts name. Of more, only the number is given. */
const LANGUAGES_NAMED = 2

export function composeHeader(
  application: HeaderFields,
  { header }: TemplateDesign,
  branding: Branding,
  words: PaperWords,
): HeaderBlock {
  const { emailAddress, phoneNumber, linkedUrl, identifier } = application
  const contact: Run[] = [
    ...(emailAddress ? [linked(emailAddress, `mailto:${emailAddress}`)] : []),
    ...(phoneNumber ? [{ text: phoneNumber }] : []),
    ...(linkedUrl ? [linked(linkedUrl.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''), linkedUrl)] : []),
  ]
  const named = application.candidateName.trim()
  return {
    kind: 'header',
    brand: { name: branding.companyName, logo: branding.logo },
    reference: header.showIdentifier && named && identifier ? words.candidate(identifier) : '',
    name: named || identifier || words.untitled,
    headline: application.headline.trim(),
    location: application.location.trim(),
    contact: header.showContact ? contact : [],
    facts: header.showFacts ? factsOf(application, words) : [],
  }
}

function factsOf({ totalExperience, averageTenure, freeText }: HeaderFields, words: PaperWords): HeaderBlock['facts'] {
  const languages = spokenLanguages(freeText)
  return [
    ...(totalExperience ? [{ label: words.experience, value: sayYears(totalExperience, words) }] : []),
    ...(averageTenure ? [{ label: words.averageTenure, value: sayYears(averageTenure, words) }] : []),
    ...(languages ? [{ label: words.languages, value: languages }] : []),
  ]
}

/** The first languages of a list with one on each line. Lists in other forms are only shown in their section. */
function spokenLanguages(sections: readonly Section[]): string {
  const section = sections.find(({ kind, hidden }) => kind === 'languages' && !hidden)
  const names = linesOf(section?.content ?? [])
    .map((line) =>
      splitDetail(line.runs)[0]
        .map((run) => run.text)
        .join('')
        .trim(),
    )
    .filter(Boolean)
  if (names.length < 2 || names.some((name) => !/^\p{L}+$/u.test(name))) return ''
  const more = names.length - LANGUAGES_NAMED
  return names.slice(0, LANGUAGES_NAMED).join(', ') + (more > 0 ? ` +${more}` : '')
}

function linked(text: string, address: string): Run {
  const link = linkTarget(address)
  return link ? { text, link } : { text }
}
