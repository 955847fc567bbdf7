import {
  routes,
  type AppId,
  type Application,
  type ApplicationUpdate,
  type ParsedCv,
  type Section,
  type TemplateId,
} from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { columnRows, computedFields, type ColumnRow } from '../../store/application-columns.ts'
import type { ApplicationChange } from '../../store/schema.ts'

/** What nobody outside the team may ever read. */
const SECRET = 'CANARY-of-the-team'
const ADDRESS = 'ada@mail.example'

const section = (id: string, insert: Section['content'][number]['insert'], more: object = {}): Section => ({
  id,
  title: 'Words',
  kind: 'other',
  content: [{ insert }, { insert: '\n' }],
  ...more,
})
const card = (name: string) => ({ url: `https://www.youtube.com/watch?v=${name.padEnd(11, 'x')}`, width: 640 })

const parsed: ParsedCv = {
  format: 'pdf',
  pages: 1,
  language: 'en',
  candidateName: null,
  emailAddress: null,
  phoneNumber: null,
  headline: null,
  location: null,
  links: [],
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  sections: [{ kind: 'other', heading: SECRET, lines: [], source: [] }],
  unplaced: [],
  wordCount: 1,
  totalExperience: null,
  averageTenure: null,
  score: 50,
}

/** Values that a field's own form does not give away. A text is made up, and so is a number. */
const samples: { [Field in keyof Application]?: unknown } = {
  emailAddress: ADDRESS,
  linkedUrl: 'https://www.linkedin.com/in/ada',
  status: 'in-review',
  failure: 'file_damaged',
  duplication: '11111111-1111-4111-8111-111111111111_aaaaaaaaaaaa_bbbbbbbbbbbb',
  fileTypes: ['pdf'],
  freeText: [
    section('shown', { embedCard: 'printed' }),
    section('tagged', { tag: 'printed' }, { placed: true }),
    section('hidden', { embedCard: 'unprinted' }, { hidden: true, title: SECRET }),
    {
      ...section('reached', 'Words'),
      content: [
        { insert: 'Knots\n' },
        { insert: ADDRESS },
        { insert: '\n', attributes: { keptBack: 'contact' } },
        { insert: SECRET },
        { insert: '\n', attributes: { keptBack: 'furniture' } },
      ],
    },
  ],
  embedCard: { printed: card('printed'), unprinted: { ...card('unprinted'), title: SECRET } },
  coverLetter: [{ insert: 'Dear client\n' }],
  miscData: {
    parsed,
    invented: [{ kind: 'name', value: SECRET }],
    tags: { printed: 'A value', unprinted: SECRET },
    note: SECRET,
  },
  headshot: { key: SECRET, mediaType: 'image/png', width: 1, height: 1, at: 1 },
}
const others: Partial<ApplicationUpdate> = {
  emailAddress: 'other@mail.example',
  freeText: [section('other', 'Other words')],
  embedCard: { other: card('other') },
  coverLetter: [{ insert: 'Dear other client\n' }],
}
const sampleOf = ({ field, empty }: ColumnRow): unknown => samples[field] ?? (empty === '' ? `Some ${field}` : 7)

const fields = [...new Map(columnRows.map((row) => [row.field, row])).values()]
const edited = fields.filter(({ edit }) => edit !== undefined)
/** What the database or the gateway gives by itself. */
const given = new Set<keyof Application>(['application_id', 'folder_id', 'receivedTime', 'revision', 'updatedAt'])
const asked = new Set<keyof Application>(['source', 'submittedBy', 'template', 'templateVersion'])

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let appId: AppId
let whole: Application

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeFilled()
  await openLink()
  whole = await read(recruiter, appId)
})
afterAll(() => t.close())

/** An application with something in every field. */
async function makeFilled(): Promise<AppId> {
  const query = { cvType: 'cv', platform: 'bullhorn', externalId: `e-${Math.random()}`, folderId: company.folderId }
  const { value } = await t.call(routes.createApplication, { as: recruiter, query, body: {} })
  const [id = ''] = Object.keys(value)
  const update = Object.fromEntries(
    edited.flatMap((row) => (given.has(row.field) ? [] : [[row.field, sampleOf(row)]])),
  ) as ApplicationUpdate
  expect((await patch(update, id)).status).toBe(200)
  const set = Object.fromEntries(
    fields.flatMap((row) =>
      row.edit || given.has(row.field) || asked.has(row.field) ? [] : [[row.column, sampleOf(row)]],
    ),
  ) as ApplicationChange
  const { store } = t.gateway.context
  const statement = store.sql.updateTable('applications').set(set).where('id', '=', id)
  await store.asCompany(company.companyId).query(statement)
  return id
}

const patch = (update: ApplicationUpdate, id: AppId) =>
  t.call(routes.updateApplication, { as: recruiter, params: { appId: id }, body: { update } })
async function read(as: Credentials, id: AppId): Promise<Application> {
  const { status, text, value } = await t.call(routes.getApplication, { as, params: { appId: id } })
  expect([status, text]).toEqual([200, text])
  return value
}

async function openLink(): Promise<Credentials> {
  const draft = { name: 'A client', expiry: Math.floor(Date.now() / 1000) + 3600 }
  const { value } = await t.call(routes.createLink, { as: recruiter, params: { appId }, body: draft })
  const { shortId } = value
  return bySignature((await t.call(routes.exchangeShortLink, { params: { shortId } })).value.accessToken)
}

/** Under the company's first template, which prints no contact details, or one that prints them. */
async function seenByVisitor(showsContact: boolean): Promise<Application> {
  const templates = Object.values((await t.call(routes.listTemplates, { as: recruiter })).value)
  const { template_id: templateId, design } = templates[0] ?? {}
  if (!templateId || !design) throw new Error('The company has no template')
  const body = { update: { design: { header: { ...design.header, showContact: showsContact } } } }
  const admin = await t.signIn(company.users.admin.email)
  expect((await t.call(routes.updateTemplate, { as: admin, params: { templateId }, body })).status).toBe(200)
  return read(await openLink(), appId)
}

describe('every field of an application', () => {
  it.each(fields)('$field: one application holds it', ({ field, empty }) => {
    expect(whole[field]).not.toEqual(empty)
    expect(whole[field]).toBeDefined()
  })

  it.each(fields)('$field: a list that names it holds it, and not the fields it does not name', async (row) => {
    const unnamed = row.field === 'headline' ? 'location' : 'headline'
    const { value } = await t.call(routes.listApplications, {
      as: recruiter,
      params: { folderId: company.folderId },
      query: { attributes: row.field },
    })
    expect(value[appId]?.[row.field]).toEqual(whole[row.field])
    expect(value[appId]?.[unnamed]).toBe('')
  })

  it('is in a list that names none, but for the large ones', async () => {
    const { value } = await t.call(routes.listApplications, { as: recruiter, params: { folderId: company.folderId } })
    for (const { field, reading, empty } of fields) {
      expect(value[appId]?.[field]).toEqual(reading === 'key' || reading === 'small' ? whole[field] : empty)
    }
  })

  it.each(fields.filter(({ edit }) => edit === undefined))('$field: a PATCH may not name it', async ({ field }) => {
    expect((await patch({ [field]: whole[field] }, appId)).status).toBe(400)
  })

  describe('that a PATCH may name', () => {
    let id: AppId
    beforeAll(async () => {
      id = await makeFilled()
    })
    const otherOf = async (row: ColumnRow): Promise<unknown> => {
      if (row.field !== 'folder_id') return others[row.field as keyof ApplicationUpdate] ?? `Other ${row.field}`
      const body = { name: 'Another folder' }
      return (await t.call(routes.putFolder, { as: recruiter, body })).value.folder_id
    }

    it.each(edited)('$field: is changed by it, and brought back by an undo where the table says so', async (row) => {
      const before = await read(recruiter, id)
      const other = await otherOf(row)
      const changed = (await patch({ [row.field]: other }, id)).value
      expect(changed[row.field]).toMatchObject(other as object)
      expect((await read(recruiter, id))[row.field]).toEqual(changed[row.field])
      expect({ ...changed, [row.field]: null, revision: 0, updatedAt: 0 }).toEqual({
        ...before,
        [row.field]: null,
        revision: 0,
        updatedAt: 0,
      })
      const query = { revision: before.revision }
      const undone = await t.call(routes.restoreVersion, { as: recruiter, params: { appId: id }, query })
      if (row.edit === 'undoable') expect(undone.value[row.field]).toEqual(before[row.field])
      else expect((await read(recruiter, id))[row.field]).toEqual(changed[row.field])
    })
  })
})

const freeTextIds = ({ freeText }: Application): string[] => freeText.map(({ id }) => id)

describe('of every field a visitor', () => {
  const all = [...fields, ...Object.entries(computedFields).map(([field, facts]) => ({ ...facts, field }))]
  let without: Application
  let within: Application
  beforeAll(async () => {
    without = await seenByVisitor(false)
    within = await seenByVisitor(true)
    whole = await read(recruiter, appId)
  })

  it.each(all.filter(({ visitor }) => visitor === 'shown'))('is answered $field', ({ field }) => {
    expect(without[field as keyof Application]).toEqual(whole[field as keyof Application])
  })
  it.each(all.filter(({ visitor }) => visitor === 'hidden'))('is not answered $field', ({ field, empty }) => {
    expect(whole[field as keyof Application]).not.toEqual(empty)
    expect(within[field as keyof Application]).toEqual(empty)
  })
  it.each(all.filter(({ visitor }) => visitor === 'contact'))(
    'is answered $field where the template prints contact details',
    ({ field, empty }) => {
      expect(without[field as keyof Application]).toEqual(empty)
      expect(within[field as keyof Application]).toEqual(whole[field as keyof Application])
    },
  )
  it('is answered of the text, its videos and its tags what the page prints', () => {
    expect(all.flatMap(({ field, visitor }) => (visitor === 'part' ? [field] : []))).toEqual([
      'freeText',
      'embedCard',
      'miscData',
    ])
    expect(within.freeText.slice(0, 2)).toEqual(whole.freeText.slice(0, 2))
    expect(within.embedCard).toEqual({ printed: whole.embedCard['printed'] })
    expect(within.miscData).toEqual({ tags: { printed: 'A value' } })
  })

  it('is answered lines of contact details where the template prints them, and words of the old pages never', () => {
    const texts = [without, within].map(({ freeText }) => freeText[2]?.content.map(({ insert }) => insert).join(''))
    expect(freeTextIds(without)).toEqual(['shown', 'tagged', 'reached'])
    expect(texts).toEqual(['Knots\n', `Knots\n${ADDRESS}\n`])
    expect(JSON.stringify(without)).not.toContain(ADDRESS)
  })

  it('is answered nothing that nobody has decided on, however deep it lies', async () => {
    await fillTemplateAndPeople()
    const as = await openLink()
    const bundle = await t.call(routes.getApplicationBundle, { as, params: { appId } })
    const alone = await t.call(routes.getApplication, { as, params: { appId } })
    const template = await t.call(routes.getTemplate, await viewOfTemplate(bundle.value.template.template_id))
    for (const answer of [bundle, alone, template]) {
      expect([answer.status, answer.text.includes(SECRET)]).toEqual([200, false])
    }
    const below = [...pathsOf(bundle.value)].filter((path) => !/^(application|template)\.(\w+$|design\.)/.test(path))
    expect(below.sort()).toEqual(decided)
  })
})

/**
 * What a visitor's bundle holds below its fields: what is added there must be decided here. The fields of an application
 * and a template are decided by their tables, the parts of a design by the contract: all of it is for the page.
 */
const decided = [
  'application.coverLetter[].insert',
  'application.embedCard.*.provider',
  'application.embedCard.*.url',
  'application.embedCard.*.width',
  'application.freeText[].content[].attributes.keptBack',
  'application.freeText[].content[].insert',
  'application.freeText[].content[].insert.embedCard',
  'application.freeText[].content[].insert.tag',
  'application.freeText[].id',
  'application.freeText[].kind',
  'application.freeText[].placed',
  'application.freeText[].title',
  'application.miscData.tags.*',
  'application.stats.links',
  'application.stats.views',
  'branding.colors.primary',
  'branding.colors.secondary',
  'branding.companyName',
  'branding.font',
  'branding.footerText',
  'branding.headingFont',
  'branding.language',
  'branding.logo',
  'presenter.email',
  'presenter.jobTitle',
  'presenter.name',
  'presenter.phone',
  'rights.output',
  'rights.share',
  'rights.write',
  'template.embedCard.*.url',
  'template.embedCard.*.width',
  'template.freeText[].content[].insert',
  'template.freeText[].id',
  'template.freeText[].kind',
  'template.freeText[].title',
  'template.imageTemplates[].fileType',
  'template.imageTemplates[].height',
  'template.imageTemplates[].imageTemplateId',
  'template.imageTemplates[].width',
]

/** Where values stand: lists as `[]`, and maps whose keys somebody chose as `*`. */
function pathsOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((one) => [...pathsOf(one, `${path}[]`)]))
  if (typeof value !== 'object' || value === null) return new Set([path])
  const entries = Object.entries(value)
  const isMap = /(embedCard|tags|sectionTitles)$/.test(path)
  return new Set(entries.flatMap(([key, one]) => [...pathsOf(one, `${path && `${path}.`}${isMap ? '*' : key}`)]))
}

/** Something of everything, and beside it what nobody has decided on: in every JSON that a visitor's answer is made of. */
async function fillTemplateAndPeople(): Promise<void> {
  const { store } = t.gateway.context
  const scope = store.asCompany(company.companyId)
  const { template: templateId, submittedBy } = whole
  const note = { note: SECRET }
  const [row] = await scope.query(
    store.sql
      .selectFrom('templates')
      .selectAll()
      .where('id', '=', templateId ?? ''),
  )
  const template = {
    design: { ...row?.design, ...note, sectionTitles: { skills: 'Can do' } },
    free_text: [section('closing', 'Words', note), section('hidden', SECRET, { hidden: true })],
    embed_card: { a: { ...card('a'), ...note, embedCode: SECRET } },
    image_templates: [{ id: 'i', mediaType: 'image/png', width: 1, height: 1, key: SECRET, ...note }],
  }
  await scope.query(
    store.sql
      .updateTable('templates')
      .set(template)
      .where('id', '=', templateId ?? ''),
  )
  await scope.query(store.sql.updateTable('companies').set({ branding: note, body: note, options: note }))
  const profile = { phone: '1', jobTitle: 'Recruiter', userDescription: SECRET, ...note }
  await scope.query(store.sql.updateTable('users').set({ profile }).where('id', '=', submittedBy))
  const text = samples.freeText as Section[]
  const application = { free_text: text.map((one) => ({ ...one, ...note })), headshot: { ...note, at: SECRET } }
  await scope.query(store.sql.updateTable('applications').set(application).where('id', '=', appId))
}

async function viewOfTemplate(templateId: TemplateId) {
  const query = { accessType: 'view', singleTemplate: templateId } as const
  const admin = await t.signIn(company.users.admin.email)
  const { value } = await t.call(routes.getAccess, { as: admin, query })
  return { as: bySignature(value.accessToken), params: { templateId } }
}
