import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

export interface Import {
  /** The importing file, below its package's src. */
  file: string
  /** As written. */
  specifier: string
  /** The imported file below src, where the import is relative and stays inside. */
  target: string | null
  /** The import leaves src by a relative path. */
  escapes: boolean
}

/** Every static and dynamic import of a package's sources; tests may look where they like. */
export function readImports(src: string): Import[] {
  return sources(src).flatMap((path) =>
    ts.preProcessFile(readFileSync(path, 'utf8'), true, true).importedFiles.map(({ fileName: specifier }) => {
      const file = relative(src, path)
      if (!specifier.startsWith('.')) return { file, specifier, target: null, escapes: false }
      const target = relative(src, resolve(dirname(path), specifier))
      return { file, specifier, target, escapes: target.startsWith('..') }
    }),
  )
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })
}
