import fs from 'node:fs'

const OTHERS = 0o077

/**
 * In this thread no file is opened to other users of the machine. PGlite sets the mode of each file it makes anew, to 666
 * and past the process's mask, and has no setting for it; so the two calls it does that with leave others out.
 */
export function closeNewFiles(): void {
  const { chmodSync, fchmodSync } = fs
  Object.assign(fs, {
    chmodSync: (path: fs.PathLike, mode: number) => chmodSync(path, mode & ~OTHERS),
    fchmodSync: (descriptor: number, mode: number) => fchmodSync(descriptor, mode & ~OTHERS),
  })
}
