import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** What other users of the machine may do with a file. */
const OTHERS = 0o077

/**
 * Whatever this process writes from now on, and its threads and the processes it starts, is for its own user alone. A mode
 * at each call would not do: the embedded database names modes of its own.
 */
export function writeForOneselfOnly(): void {
  // A thread has its process's mask and may not set it.
  if (isMainThread) process.umask(OTHERS)
}

/**
 * Takes a folder, and all that is in it, from other users of the machine. The folder comes first: from then on nobody else
 * gets in. Links are not followed.
 * @returns how many were open to others, and those that belong to another user and cannot be changed
 */
export async function makePrivate(folder: string): Promise<{ closed: number; refused: string[] }> {
  const found = { closed: 0, refused: [] as string[] }
  if (process.platform !== 'win32') await closeTo(folder, found)
  return found
}

async function closeTo(path: string, found: { closed: number; refused: string[] }): Promise<void> {
  const stats = await lstat(path).catch(unlessMissing)
  if (!stats || stats.isSymbolicLink()) return
  try {
    if ((stats.mode & OTHERS) !== 0) {
      await chmod(path, stats.mode & 0o7777 & ~OTHERS)
      found.closed += 1
    }
    if (!stats.isDirectory()) return
    for (const name of (await readdir(path).catch(unlessMissing)) ?? []) await closeTo(join(path, name), found)
  } catch (error) {
    if (!isRefusal(error)) throw error
    found.refused.push(path)
  }
}

/** The database and other gateways may remove a file meanwhile. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPERM' || error.code === 'EACCES')
}
