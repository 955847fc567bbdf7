import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A CV that was erased, by its id. */
export interface ErasedNote {
  companyId: string
  appId: string
  /** Milliseconds. */
  at: number
}

const NAME = 'erased.jsonl'

/**
 * Keeps beside the dumps which CVs were erased. An earlier dump still holds them, and after it is restored they are
 * erased again. Without a data folder there are no dumps, and nothing is kept.
 */
export async function noteErased(dataDir: string | null, notes: readonly ErasedNote[]): Promise<void> {
  if (dataDir === null || notes.length === 0) return
  const folder = join(dataDir, 'dumps')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lines = notes.map((note) => `${JSON.stringify(note)}\n`).join('')
  await appendFile(join(folder, NAME), lines, { mode: 0o600, flush: true })
}

/** What was erased since; a line a crash cut short counts as none. */
export async function readErased(folder: string, sinceMs: number): Promise<ErasedNote[]> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '')
  return text.split('\n').flatMap((line) => {
    try {
      const note = JSON.parse(line) as ErasedNote
      return note.at >= sinceMs ? [note] : []
    } catch {
      return []
    }
  })
}
