import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pathOfKey, type Storage } from './storage.ts'

const DRAFTS = '.drafts'
const DRAFT_LIFE_MS = 60 * 60_000

/** Files in a folder, with one subfolder for each company. A file appears only when all its bytes are on the disk. */
export async function openFileStorage(root: string): Promise<Storage> {
  const drafts = join(root, DRAFTS)
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  await removeOldDrafts(drafts)
  const fileOf = (companyId: string, key: string): string => join(root, ...pathOfKey(companyId, key).split('/'))

  return {
    kind: 'files',
    async put(companyId, key, bytes) {
      const file = fileOf(companyId, key)
      const draft = join(drafts, randomBytes(12).toString('hex'))
      try {
        await writeAndSync(draft, bytes)
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(dirname(file))
    },
    async get(companyId, key) {
      return readFile(fileOf(companyId, key)).catch(undefinedIfMissing)
    },
    async delete(companyId, key) {
      await rm(fileOf(companyId, key), { force: true })
    },
    async list(companyId, prefix = '', writtenBefore) {
      const folder = dirname(fileOf(companyId, 'any'))
      const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(undefinedIfMissing)) ?? []
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      const wanted = keys.filter((key) => key.startsWith(prefix)).sort()
      if (writtenBefore === undefined) return wanted
      const old: string[] = []
      for (const key of wanted) {
        const written = await stat(fileOf(companyId, key)).catch(undefinedIfMissing)
        if (written && written.mtimeMs < writtenBefore) old.push(key)
      }
      return old
    },
    async ping() {
      await readdir(drafts)
    },
  }
}

/** Removes drafts that a killed process left, to which no row refers. Only old ones: another gateway may be writing now. */
async function removeOldDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const draft = await stat(join(drafts, name)).catch(undefinedIfMissing)
    if (draft && Date.now() - draft.mtimeMs > DRAFT_LIFE_MS) await rm(join(drafts, name), { force: true })
  }
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the rename itself durable. Windows cannot open a folder and does not need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
    return undefined
  throw error
}
