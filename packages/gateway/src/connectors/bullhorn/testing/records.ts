import type { AtsAnswer, AtsRequest } from '#test/support/ats-server.ts'
import type { BullhornTenant } from './tenant.ts'

export const candidateMeta = {
  entity: 'Candidate',
  label: 'Candidate',
  fields: [
    { name: 'id', type: 'ID', dataType: 'Integer', label: 'ID' },
    { name: 'firstName', type: 'SCALAR', dataType: 'String', maxLength: 50, label: 'First Name', required: true },
    { name: 'name', type: 'SCALAR', dataType: 'String', maxLength: 100, label: 'Name' },
    { name: 'email', type: 'SCALAR', dataType: 'String', maxLength: 100, label: 'Email' },
    { name: 'customText1', type: 'SCALAR', dataType: 'String', maxLength: 100, label: 'Reference' },
    { name: 'owner', type: 'TO_ONE', label: 'Owner' },
  ],
}

export function readUser(id: string): AtsAnswer {
  if (id !== '1234') return { status: 404, body: { errorMessage: 'Not found' } }
  const phone = '**CONFIDENTIAL**'
  const names = { firstName: 'Rita', lastName: 'Recruiter', name: 'Rita Recruiter' }
  return {
    body: {
      data: {
        id: 1234,
        ...names,
        email: 'rita@acme.example',
        occupation: 'Partner',
        phone,
        mobile: '+44 20 7946 0000',
      },
    },
  }
}

export function listAttachments(tenant: BullhornTenant, { url }: AtsRequest, candidateId: string): AtsAnswer {
  const [start, count] = ['start', 'count'].map((name) => Number(url.searchParams.get(name) ?? 0))
  const rows = tenant.files.filter((one) => one.candidateId === candidateId && one.isDeleted !== true)
  const data = rows.slice(start, (start ?? 0) + (count ?? 0)).map((one) => {
    const [contentType, contentSubType] = one.contentType.split('/')
    const { id, name, type, externalID, dateAdded } = one
    // Padded to 15 characters, as Bullhorn stores it.
    return {
      id,
      name,
      type,
      externalID,
      dateAdded,
      contentType,
      contentSubType,
      fileSize: one.bytes.byteLength,
      fileType: 'SAMPLE         ',
      isDeleted: false,
    }
  })
  return { body: { total: rows.length, start, count: data.length, data } }
}

export function addFile(tenant: BullhornTenant, body: string, candidateId: string, dateAdded: number): AtsAnswer {
  const given = JSON.parse(body) as Record<string, string>
  if (given['fileType'] !== 'SAMPLE' || !given['externalID'] || !given['name'])
    return { status: 400, body: { errorMessage: 'error persisting an entity of type: File', errors: [] } }
  const id = 500 + tenant.files.length
  tenant.files.push({
    id,
    candidateId,
    name: given['name'],
    type: given['type'] ?? '',
    contentType: given['contentType'] ?? '',
    bytes: Buffer.from(given['fileContent'] ?? '', 'base64'),
    externalID: given['externalID'],
    dateAdded,
  })
  return { body: { fileId: id, changeType: 'INSERT' } }
}

export function readFile(tenant: BullhornTenant, candidateId: string, fileId: string | undefined): AtsAnswer {
  const found = tenant.files.find(
    (one) => one.candidateId === candidateId && String(one.id) === fileId && one.isDeleted !== true,
  )
  if (!found) return { status: 404, body: { errorMessage: 'Not found' } }
  const fileContent = Buffer.from(found.bytes).toString('base64')
  return { body: { File: { contentType: found.contentType, fileContent, name: found.name } } }
}
