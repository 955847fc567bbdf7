import { AppError, type ParsedCv } from '@tabard/contract'
import { sectionsFromParsed } from '@tabard/paper'
import type { Context } from '../../../context.ts'
import { failureCode, fieldsOf } from '../../../background/parse-application.ts'
import type { SignatureActor, UserActor } from '../../../identity/actor.ts'
import { fieldsOnly } from '../../../store/application-parts.ts'
import { findApplication } from '../../../store/applications.ts'
import { companyDb, type Db } from '../../../store/db.ts'
import { findOriginal } from '../../../store/files.ts'
import type { ApplicationChange, Json } from '../../../store/schema.ts'
import { mayUseModel } from '../../assist/may-use-model.ts'
import { mergeParsed, wordsOfParsed } from '../merge-parsed.ts'
import { storableSections } from '../storable-sections.ts'
import { changeOne, mustBeRead, startingText } from '../write-application.ts'
import type { ApplicationUpdateWork } from '../update-work.ts'

/**
 * Reads the original anew, and replaces text and fields by what it says; the state before is a version, to go back to.
 * With a model configured it names the parts, and what it names that is not in the original is dropped and told in
 * `miscData.parsed.warnings`; without one, our own reading stands alone.
 */
export const aiParse: ApplicationUpdateWork<'aiParse'> = async (context, actor, { appId }) => {
  const db = companyDb(context.store, actor.companyId)
  const before = await findApplication(db, appId, fieldsOnly)
  if (!before) throw new AppError('not_found')
  mustBeRead(before)
  const own = await readAgain(context, db, actor.companyId, appId)
  const cv = context.assist.hasModel ? await namedByModel(context, actor, own) : own
  const freeText = storableSections(sectionsFromParsed(cv))
  return changeOne(context, actor, appId, async (transaction, row): Promise<ApplicationChange> => {
    // Reading takes time, and an edit made meanwhile must not be replaced in silence.
    if (row.revision !== before.revision)
      throw new AppError('revision_conflict', { details: { revision: row.revision } })
    return {
      // A field that the original does not fill keeps the value a person gave it.
      ...Object.fromEntries(Object.entries(fieldsOf(cv)).filter(([, value]) => value !== null)),
      free_text: freeText.length > 0 ? freeText : await startingText(transaction, actor.companyId),
      misc_data: { ...row.misc_data, parsed: cv } as Json,
      ...(row.status === 'failed' && { status: 'new', failure: null }),
    }
  })
}

/** @throws AppError `not_found` without an original, `file_*` when it cannot be read */
async function readAgain(context: Context, db: Db, companyId: string, appId: string): Promise<ParsedCv> {
  const file = await findOriginal(db, appId)
  const bytes = file && (await context.storage.get(companyId, file.storage_key))
  if (!file || !bytes) throw new AppError('not_found')
  const result = await context.parsePool.parse(bytes, file.file_name)
  if (!result.ok) throw new AppError(failureCode(result.reason))
  return result.cv
}

async function namedByModel(context: Context, actor: UserActor | SignatureActor, own: ParsedCv): Promise<ParsedCv> {
  await mayUseModel(context, actor, 'aiParsingEnabled')
  return mergeParsed(await context.assist.parse(wordsOfParsed(own)), own)
}
