import {
  AppError,
  countWords,
  type AppId,
  type Application,
  type ApplicationVersion,
  type Section,
} from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { findVersion, listVersions as readVersions } from '../../store/application-versions.ts'
import { fieldsOnly } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'
import { changeOne, columnsOfVersion, mustBeRead } from './write-application.ts'

/** The states one can go back to, newest first. */
export async function listVersions(
  context: Context,
  actor: UserActor | SignatureActor,
  appId: AppId,
): Promise<{ versions: ApplicationVersion[] }> {
  const db = companyDb(context.store, actor.companyId)
  if (!(await findApplication(db, appId, fieldsOnly))) throw new AppError('not_found')
  const rows = await readVersions(db, appId)
  return {
    versions: rows.map((row) => ({
      revision: row.revision,
      createdAt: row.created_at,
      author: row.author ?? '',
      words: countWords(textOf(row.free_text)),
    })),
  }
}

/** Brings a version's text and fields back, as a new revision: nothing between is lost. */
export async function restoreVersion(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; revision: number },
): Promise<Application> {
  return changeOne(context, actor, input.appId, async (db, row) => {
    mustBeRead(row)
    const version = await findVersion(db, row.id, input.revision)
    if (!version) throw new AppError('not_found')
    return { ...columnsOfVersion(version.fields), free_text: version.free_text }
  })
}

function textOf(sections: readonly Section[]): string {
  return sections
    .map(
      ({ title, content }) =>
        `${title}\n${content.map(({ insert }) => (typeof insert === 'string' ? insert : ' ')).join('')}`,
    )
    .join('\n')
}
