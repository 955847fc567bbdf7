import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What stands in a folder, itself included, that other users of the machine may read, write or enter: mode and path. */
export async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    [folder, ...names.map((name) => join(folder, name))].map(async (path) => {
      // The database may have removed it meanwhile.
      const stats = await lstat(path).catch(() => null)
      const isOpen = stats !== null && !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0
      return isOpen ? [`${(stats.mode & 0o777).toString(8)} ${path}`] : []
    }),
  )
  return found.flat()
}
