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
import { seedTemplates } from '../services/templates.ts'
import { anyCompany, changeCompany, insertCompany } from '../store/companies.ts'
import { companyDb, systemDb } from '../store/db.ts'
import { listTemplates } from '../store/templates.ts'
import { insertUser } from '../store/users.ts'
import { linesOf, sectionsOf, type DemoCv } from './demo-cv.ts'
import { demoCompanies, demoPassword, type DemoCompany, type DemoUser } from './demo-companies.ts'
import { docxFile } from './docx-file.ts'
import { drawLogo } from './logo.ts'
import { pdfFile } from './pdf-file.ts'

const YEAR_SECONDS = 365 * 86_400
const READ_WITHIN_MS = 60_000
export const demoLinkName = 'Veltkamp Fresh, shortlist'

/** Fills an empty database with the demo companies, through the same services as everybody's calls. */
export async function seedDemo(context: Context, directory: UserDirectory): Promise<void> {
  if (await anyCompany(systemDb(context.store))) return
  await Promise.all(demoCompanies.map((company) => seedCompany(context, directory, company)))
}

async function seedCompany(context: Context, directory: UserDirectory, demo: DemoCompany): Promise<void> {
  const companyId = randomUUID()
  const now = nowSeconds(context.clock)
  await insertCompany(systemDb(context.store), {
    id: companyId,
    client_name: demo.name,
    branding: demo.branding,
    brand_colors: Object.values(demo.branding.colors) as unknown as Record<string, unknown>,
    options: { folders: true },
    custom_tags: [],
    body: { demo: true },
    created_at: now,
  })
  const db = companyDb(context.store, companyId)
  await seedTemplates(db, companyId, now)
  const team: UserActor[] = []
  for (const [index, user] of demo.users.entries()) {
    team.push(await seedUser(context, directory, { companyId, companyName: demo.name, user, createdAt: now + index }))
  }
  const [owner] = team
  if (!owner) throw new Error(`${demo.name} has no users`)
  const logo = await drawLogo(demo.logo.drawing, demo.logo)
  const fileB64 = Buffer.from(logo).toString('base64')
  await createLogo(context, owner, { fileB64, fileName: demo.logo.fileName, setAsCurrent: true })

  const folders = new Map<string, string>()
  for (const name of demo.folders) folders.set(name, (await putFolder(context, owner, { name })).folder_id)
  const templates = await listTemplates(db)
  const cvs = await Promise.all(
    demo.cvs.map(async (cv) => {
      const templateId = templates[cv.template % templates.length]?.id
      return { cv, appId: await upload(context, owner, cv, { folderId: folders.get(cv.folder), templateId }) }
    }),
  )
  for (const { cv, appId } of cvs) await finish(context, owner, cv, appId)
  const linked = cvs.find(({ cv }) => cv.name === demo.linked)
  if (linked) {
    const draft = { name: demoLinkName, expiry: now + YEAR_SECONDS, downloading: true }
    await createLink(context, owner, { appId: linked.appId, draft })
  }
  await changeCompany(db, companyId, { body: { demo: true, seeded: true } })
}

async function seedUser(
  context: Context,
  directory: UserDirectory,
  {
    companyId,
    companyName,
    user,
    createdAt,
  }: { companyId: string; companyName: string; user: DemoUser; createdAt: number },
): Promise<UserActor> {
  const userId = await directory.createUser({
    email: user.email,
    password: demoPassword,
    isTemporary: false,
    attributes: {
      name: user.name,
      'custom:companyId': companyId,
      'custom:company': companyName,
      'custom:userrole': user.role,
    },
  })
  await insertUser(companyDb(context.store, companyId), {
    id: userId,
    company_id: companyId,
    email: user.email,
    name: user.name,
    user_role: user.role,
    user_type: user.userType,
    profile: { phone: user.phone, jobTitle: user.jobTitle },
    created_at: createdAt,
  })
  return { kind: 'user', userId, companyId, role: user.role }
}

async function upload(
  context: Context,
  owner: UserActor,
  cv: DemoCv,
  place: { folderId: string | undefined; templateId: string | undefined },
): Promise<AppId> {
  const lines = linesOf(cv)
  const bytes = cv.fileName.endsWith('.docx') ? docxFile(lines) : pdfFile(lines)
  const made = await createApplications(context, owner, {
    query: { folderId: place.folderId, defaultTemplate: place.templateId },
    body: { fileB64: Buffer.from(bytes).toString('base64'), fileName: cv.fileName },
  })
  const [appId] = Object.keys(made)
  if (appId === undefined) throw new Error('The demo CV was not taken')
  return appId
}

/** Once the file is read: what the team corrected, and how far they are with it. */
async function finish(context: Context, owner: UserActor, cv: DemoCv, appId: AppId): Promise<void> {
  const db = companyDb(context.store, owner.companyId)
  const until = context.clock.now() + READ_WITHIN_MS
  while ((await readApplication(db, appId)).status === 'processing') {
    if (context.clock.now() > until) throw new Error('A demo CV was not read in time')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const { identifier } = cv
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
