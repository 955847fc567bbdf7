import type { CvFileRecord, IntegrationField, IntegrationUserDetails } from '@tabard/contract'
import { NO_EMAIL } from '@tabard/contract'
import { listOf, recordOf, textOf } from '../ask.ts'
import type { OutgoingFile } from '../connector.ts'

/** Bullhorn writes this in place of a value that its user may not see. */
const HIDDEN = '**CONFIDENTIAL**'

const seen = (value: unknown): string => {
  const text = textOf(value)
  return text === HIDDEN ? '' : text
}

export const fileFields =
  'id,name,type,description,contentType,contentSubType,fileExtension,fileSize,dateAdded,externalID,isDeleted'

export function toFile(row: Record<string, unknown>): CvFileRecord {
  const [type, subtype] = [seen(row['contentType']), seen(row['contentSubType'])]
  const added = Number(row['dateAdded'])
  const size = Number(row['fileSize'])
  return {
    id: seen(row['id']),
    name: seen(row['name']),
    type: seen(row['type']),
    // The content type comes whole, or as its two halves in two fields.
    contentType: type.includes('/') || type === '' || subtype === '' ? type : `${type}/${subtype}`,
    sizeBytes: Number.isSafeInteger(size) && size > 0 ? size : null,
    dateCreated: Number.isSafeInteger(added) && added > 0 ? new Date(added).toISOString() : null,
  }
}

export function toUser(
  answer: Record<string, unknown>,
  company: { externalClientId: string; corporationName: string },
): Omit<IntegrationUserDetails, 'platform'> {
  // In `data`, or at the top as in the documentation.
  const user = 'data' in answer ? recordOf(answer['data']) : answer
  const name = seen(user['name']) || [seen(user['firstName']), seen(user['lastName'])].filter(Boolean).join(' ')
  return {
    externalClientId: company.externalClientId,
    externalUserId: seen(user['id']),
    name,
    email: seen(user['email']) || NO_EMAIL,
    phone: seen(user['phone']) || seen(user['mobile']),
    jobTitle: seen(user['occupation']),
    companyName: company.corporationName,
  }
}

/** Our field for each of theirs. */
const ours: Readonly<Record<string, string>> = {
  name: 'candidateName',
  email: 'emailAddress',
  mobile: 'phoneNumber',
  phone: 'phoneNumber',
  companyURL: 'linkedUrl',
  occupation: 'headline',
  description: 'freeText',
  address: 'location',
  experience: 'totalExperience',
  id: 'identifier',
}

export function toFields(meta: Record<string, unknown>): IntegrationField[] {
  return listOf(meta['fields'])
    .filter((field) => ['ID', 'SCALAR', 'COMPOSITE'].includes(textOf(field['type'])) && textOf(field['name']) !== '')
    .map((field) => {
      const name = textOf(field['name'])
      return {
        name,
        label: textOf(field['label']) || name,
        dataType: textOf(field['dataType']) || textOf(field['type']),
        maxLength: typeof field['maxLength'] === 'number' ? field['maxLength'] : null,
        isRequired: field['required'] === true,
        isReadOnly: field['readOnly'] === true || field['type'] === 'ID',
        isCustom: name.startsWith('custom'),
        mapsTo: ours[name] ?? '',
      }
    })
}

/** A file as `PUT file/Candidate` wants it: `fileType` is always `SAMPLE`, and names have a longest length. */
export function fromFile(file: OutgoingFile): Record<string, string> {
  const extension = /\.[a-z0-9]{1,5}$/i.exec(file.name)?.[0] ?? ''
  const stem = file.name.slice(0, file.name.length - extension.length)
  return {
    externalID: file.key.slice(0, 100),
    fileContent: Buffer.from(file.bytes).toString('base64'),
    fileType: 'SAMPLE',
    name: stem.slice(0, 100 - extension.length) + extension,
    ...(extension !== '' && { fileExtension: extension }),
    contentType: file.mediaType.slice(0, 64),
    description: file.description,
    type: (file.type || 'Resume').slice(0, 50),
  }
}
