import { lineText, type Parsed, type ParsedCv, type ParsedLine } from '@tabard/contract'
import { markAgain } from '@tabard/parser'

/**
 * Our own reading of a CV with what a model named in it. Where the model names nothing, or nothing that the CV says, our
 * reading stands; the document's words are our reading's in any case, their lines marked by what was taken over. Where a
 * value stands on the page, only we know.
 */
export function mergeParsed(model: ParsedCv, own: ParsedCv): ParsedCv {
  const sources = sourcesOf(own)
  const withSource = <Value extends Parsed | null>(parsed: Value): Value =>
    parsed && { ...parsed, source: sources.get(keyOf(parsed)) ?? [] }
  const one = (named: Parsed | null, read: Parsed | null): Parsed | null => (named ? withSource(named) : read)
  const all = (named: readonly Parsed[], read: Parsed[]): Parsed[] => (named.length > 0 ? named.map(withSource) : read)
  const hasJobs = model.experience.length > 0

  return markAgain({
    ...own,
    candidateName: one(model.candidateName, own.candidateName),
    emailAddress: one(model.emailAddress, own.emailAddress),
    phoneNumber: one(model.phoneNumber, own.phoneNumber),
    headline: one(model.headline, own.headline),
    location: one(model.location, own.location),
    links: all(model.links, own.links),
    skills: all(model.skills, own.skills),
    languages: all(model.languages, own.languages),
    certifications: all(model.certifications, own.certifications),
    ...(hasJobs && {
      experience: model.experience.map((job) => ({
        ...job,
        employer: withSource(job.employer),
        title: withSource(job.title),
        location: withSource(job.location),
        start: withSource(job.start),
        end: withSource(job.end),
      })),
      totalExperience: model.totalExperience,
      averageTenure: model.averageTenure,
    }),
    ...(model.education.length > 0 && {
      education: model.education.map((study) => ({
        ...study,
        institution: withSource(study.institution),
        qualification: withSource(study.qualification),
        start: withSource(study.start),
        end: withSource(study.end),
      })),
    }),
    ...(model.warnings && { warnings: model.warnings }),
  })
}

/** All the words of a file, as our own reading has them: what a model is given to read. */
export function wordsOfParsed(cv: ParsedCv): string {
  const inText = cv.sections.flatMap(({ heading, lines }) => [heading, ...lines.map(saidLine)])
  const fields = [cv.candidateName, cv.emailAddress, cv.phoneNumber, ...cv.links].flatMap((one) => one?.value ?? [])
  const text = [...inText, ...cv.unplaced.map((part) => part.text)].filter(Boolean).join('\n')
  // Values our reading moved from the text into fields, or found only in the file's metadata, are repeated at the end.
  return [text, ...fields.filter((value) => !text.includes(value))].join('\n')
}

function saidLine(line: ParsedLine): string {
  return line.role === 'item' ? `• ${lineText(line)}` : lineText(line)
}

/** Where our own reading found a value. */
function sourcesOf(own: ParsedCv): Map<string, Parsed['source']> {
  const found = [
    own.candidateName,
    own.emailAddress,
    own.phoneNumber,
    own.headline,
    own.location,
    ...own.links,
    ...own.skills,
    ...own.languages,
    ...own.certifications,
    ...own.experience.flatMap((job) => [job.employer, job.title, job.location, job.start, job.end]),
    ...own.education.flatMap((study) => [study.institution, study.qualification, study.start, study.end]),
  ]
  return new Map(found.flatMap((one) => (one ? [[keyOf(one), one.source] as const] : [])))
}

function keyOf({ value }: Parsed): string {
  return value.toLowerCase().replace(/\s+/g, ' ').trim()
}
