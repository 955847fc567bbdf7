import { findApplications, listApplications, type Application, type FolderId } from '@tabard/contract'
import type { Runtime } from '../runtime.ts'
import { createCollection, type Collection } from './collection.ts'

const attributes =
  'candidateName,receivedTime,identifier,submittedBy,duplication,templateVersion,status,failure,headline,location,fileName,fileTypes,score,stats,folder_id,template,updatedAt,revision,emailAddress'

/** Fields that no row of a list shows. */
type NotInRows =
  | 'application_id'
  | 'averageTenure'
  | 'coverLetter'
  | 'embedCard'
  | 'freeText'
  | 'headshot'
  | 'linkedUrl'
  | 'loadedIndividually'
  | 'miscData'
  | 'outputName'
  | 'phoneNumber'
  | 'source'
  | 'totalExperience'

type NamesIn<List> = List extends `${infer Name},${infer Rest}` ? Name | NamesIn<Rest> : List
type Decided = NamesIn<typeof attributes> | NotInRows
/** Each field stands in one of the two lists above, and nothing else does. `never` there: all is decided. */
type Strange = Exclude<keyof Application, Decided> | Exclude<Decided, keyof Application>

/** The attributes that a list row needs. */
export const LIST_ATTRIBUTES: [Strange] extends [never] ? string : { undecided: Strange } = attributes

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
