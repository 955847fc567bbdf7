import { randomUUID } from 'node:crypto'
import type { AppId } from '@tabard/contract'
import { nowSeconds, type Context } from '../context.ts'
import type { UserActor } from '../identity/actor.ts'
import type { UserDirectory } from '../identity/user-directory.ts'
import { actOnApplication } from '../services/applications/act.ts'
import { createApplications } from '../services/applications/create.ts'
import { readApplication } from '../services/applications/get.ts'
import { updateApplication } from '../services/applications/update.ts'
import { createLogo } from '../services/company/logos.ts'
import { putFolder } from '../services/folders.ts'
import { createLink } from '../services/links/links.ts'
import { seedDefaultTemplates } from '../services/templates/seed-defaults.ts'
import { hashOfSecret } from '../identity/api-key.ts'
import { insertKey, listKeys } from '../store/api-keys.ts'
import { listParts } from '../store/application-parts.ts'
import { changeApplication, listApplications } from '../store/applications.ts'
import { changeCompany, insertCompany, listCompanies } from '../store/companies.ts'
import { companyDb, systemDb } from '../store/db.ts'
import { findFolderByName } from '../store/folders.ts'
import { findCurrentLogo } from '../store/logos.ts'
import type { NewCompany } from '../store/schema.ts'
import { listTemplates } from '../store/templates.ts'
import { insertUser, listUsers } from '../store/users.ts'
import { linesOf, sectionsOf, type DemoCv } from './demo-cv.ts'
import {
  demoApiKey,
  demoCompanies,
  demoPassword,
  northwind,
  type DemoCompany,
  type DemoUser,
} from './demo-companies.ts'
import { docxFile } from './docx-file.ts'
import { drawLogo } from './logo.ts'
import { pdfFile } from './pdf-file.ts'

const YEAR_SECONDS = 365 * 86_400
const READ_WITHIN_MS = 60_000
/** Time between the arrivals of two CVs, so that they seem to have arrived over the last days. */
const BETWEEN_CVS_SECONDS = 9.5 * 3600
/** How many members of the team own the CVs, in turns. */
const OWNERS = 3
export const demoLinkName = 'Veltkamp Fresh, shortlist'

/**
 * Fills an empty database with the demo companies, through the same services as all calls. Each step first checks whether
 * it was done, so that the next start finishes one that was stopped half-way.
 */
export async function seedDemo(context: Context, directory: UserDirectory): Promise<void> {
  const db = systemDb(context.store)
  const companies = await listCompanies(db)
  const isDemo = (body: Record<string, unknown>): boolean => body['demo'] === true
  if (companies.some((company) => !isDemo(company.body))) return
  const seeded = new Set(companies.filter((company) => company.body['seeded'] === true).map((one) => one.client_name))
  const missing = demoCompanies.filter((company) => !seeded.has(company.name))
  await Promise.all(
    missing.map((demo) => {
      const begun = companies.find((company) => company.client_name === demo.name)
      return seedCompany(context, directory, demo, begun?.id)
    }),
  )
}

async function seedCompany(
  context: Context,
  directory: UserDirectory,
  demo: DemoCompany,
  begunId: string | undefined,
): Promise<void> {
  const companyId = begunId ?? randomUUID()
  const now = nowSeconds(context.clock)
  if (begunId === undefined) await insertCompany(systemDb(context.store), companyRow(demo, companyId, now))
  const db = companyDb(context.store, companyId)
  if ((await listTemplates(db)).length === 0) await seedDefaultTemplates(db, companyId, now)
  const team: UserActor[] = []
  for (const [index, user] of demo.users.entries()) {
    team.push(await seedUser(context, directory, { companyId, demo, user, createdAt: now + index }))
  }
  const [owner] = team
  if (!owner) throw new Error(`${demo.name} has no users`)
  if (demo === northwind && (await listKeys(db)).length === 0) {
    await insertKey(db, {
      id: demoApiKey.keyId,
      company_id: companyId,
      name: 'Applicant system',
      secret_hash: hashOfSecret(demoApiKey.secret),
      created_by: owner.userId,
      created_at: now,
    })
  }
  if (!(await findCurrentLogo(db))) await seedLogo(context, owner, demo)

  const folders = new Map<string, string>()
  for (const name of demo.folders) {
    const known = await findFolderByName(db, name)
    folders.set(name, known?.id ?? (await putFolder(context, owner, { name })).folder_id)
  }
  const templates = await listTemplates(db)
  const known = await listApplications(db, {}, listParts)
  const cvs = await Promise.all(
    demo.cvs.map(async (cv, index) => {
      const there = known.find((row) => row.file_name === cv.fileName)
      const templateId = templates[cv.template % templates.length]?.id
      const appId =
        there?.id ??
        (await upload(context, team[index % OWNERS] ?? owner, cv, { folderId: folders.get(cv.folder), templateId }))
      return { cv, appId, links: there?.link_count ?? 0, receivedTime: now - index * BETWEEN_CVS_SECONDS }
    }),
  )
  for (const { cv, appId, receivedTime } of cvs) {
    await finish(context, owner, cv, appId)
    await changeApplication(db, appId, { received_time: receivedTime })
  }
  const linked = cvs.find(({ cv }) => cv.name === demo.linked)
  if (linked?.links === 0) {
    const draft = { name: demoLinkName, expiry: now + YEAR_SECONDS, downloading: true }
    await createLink(context, owner, { appId: linked.appId, draft })
  }
  await changeCompany(db, companyId, { body: { demo: true, seeded: true } })
}

function companyRow(demo: DemoCompany, id: string, now: number): NewCompany {
  return {
    id,
    client_name: demo.name,
    branding: demo.branding,
    brand_colors: Object.values(demo.branding.colors) as unknown as Record<string, unknown>,
    options: { folders: true },
    custom_tags: [],
    body: { demo: true },
    created_at: now,
  }
}

async function seedLogo(context: Context, owner: UserActor, demo: DemoCompany): Promise<void> {
  const fileB64 = Buffer.from(await drawLogo(demo.logo.drawing, demo.logo)).toString('base64')
  await createLogo(context, owner, { fileB64, fileName: demo.logo.fileName, setAsCurrent: true })
}

async function seedUser(
  context: Context,
  directory: UserDirectory,
  { companyId, demo, user, createdAt }: { companyId: string; demo: DemoCompany; user: DemoUser; createdAt: number },
): Promise<UserActor> {
  const db = companyDb(context.store, companyId)
  const known = (await listUsers(db)).find((row) => row.email === user.email)
  const userId = known?.id ?? randomUUID()
  if (!known) {
    await insertUser(db, {
      id: userId,
      company_id: companyId,
      email: user.email,
      name: user.name,
      user_role: user.role,
      user_type: user.userType,
      profile: { phone: user.phone, jobTitle: user.jobTitle },
      created_at: createdAt,
    })
  }
  const attributes = {
    name: user.name,
    'custom:companyId': companyId,
    'custom:company': demo.name,
    'custom:userrole': user.role,
  }
  try {
    await directory.createUser({ userId, email: user.email, password: demoPassword, isTemporary: false, attributes })
  } catch (error) {
    // If our row exists from an earlier start, the pool may also have the user, and the error is expected.
    if (!known) throw error
  }
  return { kind: 'user', userId, companyId, role: user.role }
}

async function upload(
  context: Context,
  owner: UserActor,
  cv: DemoCv,
  into: { folderId: string | undefined; templateId: string | undefined },
): Promise<AppId> {
  const lines = linesOf(cv)
  const bytes = cv.fileName.endsWith('.docx') ? docxFile(lines) : pdfFile(lines)
  const made = await createApplications(context, owner, {
    query: { folderId: into.folderId, defaultTemplate: into.templateId },
    body: { fileB64: Buffer.from(bytes).toString('base64'), fileName: cv.fileName },
  })
  const [appId] = Object.keys(made)
  if (appId === undefined) throw new Error('The demo CV was not taken')
  return appId
}

/** After the file is read: sets the team's corrections and the status. */
async function finish(context: Context, owner: UserActor, cv: DemoCv, appId: AppId): Promise<void> {
  const db = companyDb(context.store, owner.companyId)
  const until = context.clock.now() + READ_WITHIN_MS
  while ((await readApplication(db, appId)).status === 'processing') {
    if (context.clock.now() > until) throw new Error('A demo CV was not read in time')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const { identifier } = cv
  if ((await readApplication(db, appId)).identifier === identifier) return
  if (cv.status === 'new') {
    await updateApplication(context, owner, { appId, update: { identifier } })
    return
  }
  const { name: candidateName, email: emailAddress, phone: phoneNumber, headline, location, linkedUrl } = cv
  await updateApplication(context, owner, {
    appId,
    update: {
      identifier,
      candidateName,
      emailAddress,
      phoneNumber,
      headline,
      location,
      linkedUrl,
      freeText: sectionsOf(cv),
    },
  })
  await actOnApplication(context, owner, { appId, action: { updateType: 'newStatus', newStatus: cv.status } })
}
