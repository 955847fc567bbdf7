import { findApplications, listApplications, type Application, type FolderId } from '@tabard/contract'
import type { Runtime } from '../runtime.ts'
import { createCollection, type Collection } from './collection.ts'

/** The attributes that a list row needs. */
export const LIST_ATTRIBUTES =
  'candidateName,receivedTime,identifier,submittedBy,duplication,templateVersion,status,failure,headline,location,fileName,fileTypes,score,stats,folder_id,template,updatedAt,revision,emailAddress'

/** The applications of a folder, or of the whole company without one. Kept in session storage. */
export function createApplications(runtime: Runtime, folderId?: FolderId): Collection<Application> {
  const query = { attributes: LIST_ATTRIBUTES }
  return createCollection<Application>({
    key: `applications.${folderId ?? 'all'}`,
    storage: runtime.storage,
    idOf: (application) => application.application_id,
    download: () =>
      folderId === undefined
        ? runtime.api.call(findApplications, { query })
        : runtime.api.call(listApplications, { params: { folderId }, query }),
  })
}
