import { NO_EMAIL, type CvFileRecord, type IntegrationField, type IntegrationUserDetails } from '@tabard/contract'
import { listOf, textOf } from '../ask.ts'
import type { OutgoingFile } from '../connector.ts'

export function toFile(row: Record<string, unknown>): CvFileRecord {
  const uploaded = Date.parse(textOf(row['uploaded_date']))
  return {
    id: textOf(row['id']),
    name: textOf(row['file_name']),
    type: textOf(row['document_type_id']),
    contentType: '',
    sizeBytes: null,
    // Null when the tenant does not tell it, as many do not.
    dateCreated: Number.isNaN(uploaded) ? null : new Date(uploaded).toISOString(),
  }
}

/** Vincere tells neither phone nor job title. */
export function toUser(user: Record<string, unknown>, tenant: string): Omit<IntegrationUserDetails, 'platform'> {
  return {
    externalClientId: tenant,
    externalUserId: textOf(user['id']),
    name: textOf(user['full_name']),
    email: textOf(user['email']) || NO_EMAIL,
    phone: '',
    jobTitle: '',
    companyName: '',
  }
}

/** Name, kind and our field for each standard field. Listed here because the API describes only fields a tenant added. */
const standard: readonly (readonly [name: string, dataType: string, mapsTo: string])[] = [
  ['first_name', 'text', 'candidateName'],
  ['middle_name', 'text', ''],
  ['last_name', 'text', 'candidateName'],
  ['nickname', 'text', ''],
  ['email', 'text', 'emailAddress'],
  ['work_email', 'text', ''],
  ['phone', 'text', 'phoneNumber'],
  ['mobile', 'text', 'phoneNumber'],
  ['home_phone', 'text', ''],
  ['work_phone', 'text', ''],
  ['linked_in', 'text', 'linkedUrl'],
  ['xing', 'text', ''],
  ['website', 'text', ''],
  ['skills', 'list', 'freeText'],
  ['summary', 'text', 'freeText'],
  ['objective', 'text', ''],
  ['personal_statements', 'text', ''],
  ['education_summary', 'text', 'freeText'],
  ['experience', 'text', 'freeText'],
  ['keyword', 'list', ''],
  ['note', 'text', ''],
  ['nationality', 'text', ''],
  ['preferred_language', 'text', ''],
  ['date_of_birth', 'date', ''],
  ['gender', 'text', ''],
  ['gender_title', 'text', ''],
  ['current_salary', 'number', ''],
  ['desired_salary', 'number', ''],
  ['currency_type', 'text', ''],
  ['notice_days', 'number', ''],
  ['availability_start', 'date', ''],
  ['external_id', 'text', 'identifier'],
  ['registration_date', 'date', 'receivedTime'],
]
const required = new Set(['first_name', 'last_name', 'email', 'registration_date'])

export function toFields(custom: unknown): IntegrationField[] {
  const own = listOf(custom).map((field): IntegrationField => {
    const name = textOf(field['key']) || textOf(field['field_key'])
    return {
      name,
      label: textOf(field['label']) || textOf(field['name']) || name,
      dataType: textOf(field['type']) || 'text',
      maxLength: null,
      isRequired: field['mandatory'] === true || field['required'] === true,
      isReadOnly: false,
      isCustom: true,
      mapsTo: '',
    }
  })
  return [
    ...standard.map(([name, dataType, mapsTo]) => ({
      name,
      label: name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase()),
      dataType,
      maxLength: null,
      isRequired: required.has(name),
      isReadOnly: false,
      isCustom: false,
      mapsTo,
    })),
    ...own.filter((field) => field.name !== ''),
  ]
}

export function toDocumentTypes(types: unknown): { value: string; label: string }[] {
  return listOf(types).map((one) => ({ value: textOf(one['value']), label: textOf(one['description']) }))
}

/** The kind of document, by number or name; else the first kind but the original CV. Null when there is none. */
export function chooseType(types: readonly { value: string; label: string }[], asked: string): number | null {
  const byName = types.find(({ value, label }) => value === asked || label.toLowerCase() === asked.toLowerCase())
  const found = byName ?? (asked === '' ? types.find(({ label }) => !/original/i.test(label)) : undefined)
  const number = Number(found?.value)
  return found && Number.isSafeInteger(number) ? number : null
}

export function fromFile(file: OutgoingFile, documentTypeId: number): Record<string, unknown> {
  return {
    file_name: file.name,
    document_type_id: documentTypeId,
    base_64_content: Buffer.from(file.bytes).toString('base64'),
    // False, because a branded CV marked as original would replace the candidate's own.
    original_cv: false,
  }
}
