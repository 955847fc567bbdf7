import type { Parsed, ParsedCv, ParsedWarning } from '@tabard/contract'

/**
 * What a model read out of a CV, kept to what the CV says. A value whose words do not stand in the original, in their
 * order, is dropped and told; where our own reading has one, that stands instead. The words of the document are our own
 * reading's in any case: a model names things, it does not write them.
 */
export function groundParsed(model: ParsedCv, own: ParsedCv): ParsedCv {
  const original = originalOf(own)
  const places = placesOf(own)
  const warnings: ParsedWarning[] = [...(model.warnings ?? [])]

  const checked = (field: string, parsed: Parsed | null, isSaid = original.says): Parsed | null => {
    if (!parsed || parsed.value.trim() === '') return null
    if (isSaid(parsed.value)) return { ...parsed, source: places.get(plain(parsed.value)) ?? [] }
    warnings.push({ field, value: parsed.value.slice(0, 200) })
    return null
  }
  const all = (field: string, list: readonly Parsed[], isSaid = original.says): Parsed[] =>
    list.flatMap((one, at) => checked(`${field}.${at}`, one, isSaid) ?? [])
  const lines = (field: string, list: readonly string[]): string[] =>
    list.filter((line, at) => {
      if (original.says(line)) return true
      warnings.push({ field: `${field}.${at}`, value: line.slice(0, 200) })
      return false
    })
  const orOwn = <Item>(items: Item[], otherwise: Item[]): Item[] => (items.length > 0 ? items : otherwise)

  const experience = model.experience
    .map((job, at) => ({
      employer: checked(`experience.${at}.employer`, job.employer),
      title: checked(`experience.${at}.title`, job.title),
      location: checked(`experience.${at}.location`, job.location),
      start: checked(`experience.${at}.start`, job.start, original.saysYear),
      end: checked(`experience.${at}.end`, job.end, original.saysYear),
      current: job.current,
      summary: lines(`experience.${at}.summary`, job.summary),
    }))
    .filter((job) => job.employer ?? job.title)
  const education = model.education
    .map((study, at) => ({
      institution: checked(`education.${at}.institution`, study.institution),
      qualification: checked(`education.${at}.qualification`, study.qualification),
      start: checked(`education.${at}.start`, study.start, original.saysYear),
      end: checked(`education.${at}.end`, study.end, original.saysYear),
      summary: lines(`education.${at}.summary`, study.summary),
    }))
    .filter((study) => study.institution ?? study.qualification)

  return {
    ...own,
    candidateName: checked('candidateName', model.candidateName) ?? own.candidateName,
    emailAddress: checked('emailAddress', model.emailAddress, original.saysClosely) ?? own.emailAddress,
    phoneNumber: checked('phoneNumber', model.phoneNumber, original.saysDigits) ?? own.phoneNumber,
    headline: checked('headline', model.headline) ?? own.headline,
    location: checked('location', model.location) ?? own.location,
    links: orOwn(all('links', model.links, original.saysClosely), own.links),
    experience: orOwn(experience, own.experience),
    education: orOwn(education, own.education),
    skills: orOwn(all('skills', model.skills), own.skills),
    languages: orOwn(all('languages', model.languages), own.languages),
    certifications: orOwn(all('certifications', model.certifications), own.certifications),
    ...(warnings.length > 0 && { warnings: warnings.slice(0, MAX_WARNINGS) }),
  }
}

/** All the words of a file, as our own reading has them: what a model is given to read. */
export function wordsOfParsed(cv: ParsedCv): string {
  return [
    ...cv.sections.flatMap(({ heading, text }) => [heading, text]),
    ...cv.unplaced.map(({ text }) => text),
    ...cv.links.map(({ value }) => value),
  ]
    .filter(Boolean)
    .join('\n')
}

const MAX_WARNINGS = 100

function originalOf(own: ParsedCv) {
  const words = [wordsOfParsed(own), own.emailAddress?.value, own.phoneNumber?.value, own.candidateName?.value].join(
    '\n',
  )
  const phrase = ` ${plain(words)} `
  const close = closely(words)
  const digits = words.replace(/\D+/g, '')
  return {
    says: (value: string) => plain(value) !== '' && phrase.includes(` ${plain(value)} `),
    /** Addresses: without white space, which a line break may have put in. */
    saysClosely: (value: string) => closely(value) !== '' && close.includes(closely(value)),
    saysDigits: (value: string) => {
      const asked = value.replace(/\D+/g, '')
      // A country's code may have been added: the number itself must be there.
      return asked.length >= 5 && (digits.includes(asked) || digits.includes(asked.slice(-9)))
    },
    /** `YYYY` or `YYYY-MM`: a month may be a word in the original, the year is a number everywhere. */
    saysYear: (value: string) => {
      const year = /^\d{4}/.exec(value)?.[0]
      return year !== undefined && (phrase.includes(` ${year} `) || phrase.includes(` ${year.slice(2)} `))
    },
  }
}

/** Where our own reading found a value: a model does not know. */
function placesOf(own: ParsedCv): Map<string, Parsed['source']> {
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
  return new Map(found.flatMap((one) => (one ? [[plain(one.value), one.source] as const] : [])))
}

/** Words alone, in lower case: neither case nor punctuation makes another value of it. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

function closely(text: string): string {
  return text
    .toLowerCase()
    .replace(/https?:\/\/(?:www\.)?/g, '')
    .replace(/\s+/g, '')
    .replace(/\/$/, '')
}
