import { listOf, recordOf, textOf } from '../ask.ts'
import type { ConnectorIo, OutgoingFile } from '../connector.ts'
import { ConnectorError } from '../errors.ts'
import { fileFields, fromFile } from './adapter.ts'
import { call, type BullhornConnection, type BullhornHome } from './session.ts'

const PAGE = 100
const MAX_FILES = 500
const FILE_TIMEOUT_MS = 30_000

/** The rows of a candidate's files, without those that were deleted. */
export async function listCandidateFiles(
  io: ConnectorIo,
  home: BullhornHome,
  connection: BullhornConnection,
  candidateId: string,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (let start = 0; start < MAX_FILES; start += PAGE) {
    const query = new URLSearchParams({ fields: fileFields, start: String(start), count: String(PAGE) }).toString()
    const path = `entity/Candidate/${encodeURIComponent(candidateId)}/fileAttachments?${query}`
    const page = listOf((await call(io, home, connection, path))['data'])
    rows.push(...page)
    if (page.length < PAGE) break
  }
  return rows.filter((row) => row['isDeleted'] !== true)
}

export async function readCandidateFile(
  io: ConnectorIo,
  home: BullhornHome,
  connection: BullhornConnection,
  { candidateId, fileId, maxBytes }: { candidateId: string; fileId: string; maxBytes: number },
): Promise<{ name: string; bytes: Uint8Array }> {
  const path = `file/Candidate/${encodeURIComponent(candidateId)}/${encodeURIComponent(fileId)}`
  // Base64 makes a file a third longer.
  const limits = { maxBytes: Math.ceil(maxBytes * 1.4) + 100_000, timeoutMs: FILE_TIMEOUT_MS }
  const answer = await call(io, home, connection, path, limits)
  const file = recordOf(answer['File'])
  const bytes = Buffer.from(textOf(file['fileContent']), 'base64')
  if (bytes.byteLength > maxBytes) throw new ConnectorError('too-large', 'a file larger than is taken')
  return { name: textOf(file['name']), bytes }
}

/** Adds a file. With `isRepeated` it first looks for the one that an earlier attempt may have added. */
export async function writeCandidateFile(
  io: ConnectorIo,
  home: BullhornHome,
  connection: BullhornConnection,
  { candidateId, file, isRepeated }: { candidateId: string; file: OutgoingFile; isRepeated: boolean },
): Promise<{ fileId: string }> {
  if (isRepeated) {
    const rows = await listCandidateFiles(io, home, connection, candidateId)
    const there = rows.find((row) => textOf(row['externalID']) === file.key.slice(0, 100))
    if (there) return { fileId: textOf(there['id']) }
  }
  const path = `file/Candidate/${encodeURIComponent(candidateId)}`
  const answer = await call(io, home, connection, path, {
    method: 'PUT',
    body: fromFile(file),
    timeoutMs: FILE_TIMEOUT_MS,
  })
  return { fileId: textOf(answer['fileId']) }
}
