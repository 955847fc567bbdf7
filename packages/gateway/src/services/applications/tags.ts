import { AppError, type Application, type CustomTag, type ParsedCv } from '@tabard/contract'

/** What a CV may say about a tag, by the tag's name in plain letters. The first of a list stands for the latest. */
const sources: readonly {
  names: readonly string[]
  read(application: Application, cv: ParsedCv | undefined): string
}[] = [
  { names: ['candidatename', 'name', 'fullname'], read: (application) => application.candidateName },
  { names: ['firstname'], read: (application) => application.candidateName.split(/\s+/)[0] ?? '' },
  { names: ['identifier', 'candidateid', 'reference'], read: (application) => application.identifier },
  { names: ['emailaddress', 'email'], read: (application) => application.emailAddress },
  { names: ['phonenumber', 'phone', 'mobile', 'telephone'], read: (application) => application.phoneNumber },
  { names: ['linkedin', 'linkedurl', 'linkedinurl'], read: (application) => application.linkedUrl },
  { names: ['headline', 'profession'], read: (application) => application.headline },
  { names: ['location', 'city', 'town', 'address'], read: (application) => application.location },
  {
    names: ['totalexperience', 'experience', 'yearsofexperience', 'experienceyears'],
    read: (application) => years(application.totalExperience),
  },
  { names: ['averagetenure', 'tenure'], read: (application) => years(application.averageTenure) },
  {
    names: ['currentemployer', 'employer', 'currentcompany', 'company'],
    read: (_, cv) => cv?.experience[0]?.employer?.value ?? '',
  },
  {
    names: ['currenttitle', 'currentjobtitle', 'jobtitle', 'title', 'role', 'currentrole', 'position'],
    read: (application, cv) => cv?.experience[0]?.title?.value ?? application.headline,
  },
  {
    names: ['education', 'degree', 'qualification', 'highestqualification'],
    read: (_, cv) => cv?.education[0]?.qualification?.value ?? '',
  },
  {
    names: ['university', 'school', 'institution'],
    read: (_, cv) => cv?.education[0]?.institution?.value ?? '',
  },
  { names: ['skills', 'keyskills', 'technologies'], read: (_, cv) => listed(cv?.skills) },
  { names: ['languages', 'language'], read: (_, cv) => listed(cv?.languages) },
  { names: ['certifications', 'certificates'], read: (_, cv) => listed(cv?.certifications) },
]

const MAX_VALUE = 500

/**
 * The values of the tags that were asked for: a given value, else what the CV says, else the value it had. Nothing is
 * made up.
 * @throws AppError `bad_request` for a tag the company has not
 */
export function tagValues(
  application: Application,
  known: readonly CustomTag[],
  asked: { tags: readonly string[] | undefined; updates: Readonly<Record<string, string>> },
): Record<string, string> {
  const byKey = new Map(known.map((tag) => [tag.tag, tag]))
  const unknown = [...(asked.tags ?? []), ...Object.keys(asked.updates)].filter((key) => !byKey.has(key))
  if (unknown.length > 0)
    throw new AppError('bad_request', { details: { issues: ['tags: names one that the company has not'] } })
  // A call that gives values and names no tags sets those values and generates nothing.
  const keys = asked.tags ?? (Object.keys(asked.updates).length > 0 ? [] : [...byKey.keys()])
  const generated = keys.flatMap((key): [string, string][] => {
    const value = generate(application, byKey.get(key))
    return value === '' ? [] : [[key, value.slice(0, MAX_VALUE)]]
  })
  return { ...Object.fromEntries(generated), ...asked.updates }
}

function generate(application: Application, tag: CustomTag | undefined): string {
  if (!tag) return ''
  const names = [tag.tag, tag.tagName, tag.tagType].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''))
  for (const name of names) {
    const source = sources.find((one) => one.names.includes(name))
    if (source) return source.read(application, application.miscData.parsed)
  }
  return ''
}

function years(value: number | null): string {
  return value === null ? '' : String(Math.round(value * 10) / 10)
}

function listed(values: readonly { value: string }[] | undefined): string {
  return (values ?? []).map(({ value }) => value).join(', ')
}
