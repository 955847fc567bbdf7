import { randomUUID } from 'node:crypto'
import type { AtsAnswer, AtsRequest } from '#test/support/ats-server.ts'
import type { VincereFile, VincereTenant } from './tenant.ts'

const MAX_FILE_BYTES = 5_000_000

interface ApiOptions {
  apiKey: string
  /** Whether this ID token was given out and has not expired. */
  isKnown: (idToken: string) => boolean
  /** The server's own, which is known once it listens. */
  origin: () => string
}

/** Vincere's REST API of one tenant, and the store from which its files are fetched. */
export function createApi(tenant: VincereTenant, { apiKey, isKnown, origin }: ApiOptions) {
  const downloads = new Map<string, VincereFile>()
  let slow = 0

  return {
    api,
    download,
    slowDown: (times: number) => {
      slow = times
    },
  }

  function api(request: AtsRequest): AtsAnswer {
    if (request.headers['x-api-key'] !== apiKey) return { status: 403, body: { message: 'Forbidden' } }
    if (!isKnown(String(request.headers['id-token']))) return { status: 401, body: { message: 'Unauthorized' } }
    if (slow > 0) {
      slow -= 1
      return { status: 429, body: { message: 'Too Many Requests' } }
    }
    const path = request.url.pathname.replace('/api/v2', '')
    return readFixed(path) ?? candidate(request, path)
  }

  function candidate(request: AtsRequest, path: string): AtsAnswer {
    const [, noun, id, more, fileId] = path.split('/')
    if (noun !== 'candidate' || id === undefined) return { status: 404, body: { message: 'Not Found' } }
    const rows = tenant.files.filter((file) => file.candidateId === id)
    if (more === 'files')
      return rows.length === 0 && tenant.answersNoFilesWith404
        ? { status: 404, body: { message: 'Not Found', status: 404, errors: [] } }
        : { body: rows.map(shown) }
    if (more === 'file' && request.method === 'POST') return upload(tenant, request, id)
    const file = rows.find((one) => String(one.id) === fileId)
    return file ? { body: shown(file) } : { status: 404, body: { message: 'Not Found' } }
  }

  function shown(file: VincereFile): Record<string, unknown> {
    const handle = randomUUID()
    downloads.set(handle, file)
    const { id, file_name, document_type_id, original_cv, uploaded_date } = file
    const url = `${origin()}/download/${handle}`
    return {
      id,
      file_name,
      document_type_id,
      original_cv,
      external_id: null,
      url,
      ...(uploaded_date && { uploaded_date }),
    }
  }

  /** The address itself is signed. A call with further credentials is refused, as a file store would do. */
  function download({ url, headers }: AtsRequest): AtsAnswer {
    const file = downloads.get(url.pathname.replace('/download/', ''))
    if (!file || headers['id-token'] !== undefined || headers['x-api-key'] !== undefined)
      return { status: 400, body: 'InvalidArgument' }
    return { headers: { 'content-type': 'application/octet-stream' }, body: file.bytes }
  }
}

/** What is the same for every tenant. Undefined for any other path. */
function readFixed(path: string): AtsAnswer | undefined {
  if (path === '/user/me') return { body: { id: 77, email: 'vera@acme.example', full_name: 'Vera Recruiter' } }
  if (path === '/user/summaries/all') return { body: [{ id: 78, email: 'otto@acme.example', full_name: 'Otto Other' }] }
  if (path === '/configurablefield/candidatefield') return { body: [{ key: 'cf_1', label: 'Reference', type: 'TEXT' }] }
  if (path === '/def/candidate/documenttypes')
    return {
      body: [
        { value: 1, description: 'Original CV' },
        { value: 2, description: 'Formatted CV' },
      ],
    }
  return undefined
}

function upload(tenant: VincereTenant, request: AtsRequest, candidateId: string): AtsAnswer {
  const given = JSON.parse(request.body) as Record<string, unknown>
  const bytes = Buffer.from(String(given['base_64_content'] ?? ''), 'base64')
  if (bytes.byteLength > MAX_FILE_BYTES || typeof given['document_type_id'] !== 'number')
    return {
      status: 400,
      body: { message: 'Validation failed', status: 400, errors: ['document_type_id must not be null'] },
    }
  const id = 900 + tenant.files.length
  const file = {
    id,
    candidateId,
    file_name: String(given['file_name']),
    document_type_id: given['document_type_id'],
    original_cv: given['original_cv'] === true,
    bytes,
  }
  tenant.files.push(file)
  return { body: { id } }
}
