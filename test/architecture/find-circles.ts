import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** By file, below the root: the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Every import between the files of the given folders, `import type` and `import()` among them; `#test/` is the folder `test`. */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => codeFiles(join(root, folder)))
  const known = new Set(files)
  return new Map(
    files.map((path) => {
      const targets = ts
        .preProcessFile(readFileSync(path, 'utf8'), true, true)
        .importedFiles.map(({ fileName }) => targetOf(root, path, fileName))
        .filter((target) => known.has(target))
      return [relative(root, path), targets.map((target) => relative(root, target))]
    }),
  )
}

/** The files of each circle: its strongly connected components of more than one file (Tarjan). */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const order = new Map<string, number>()
  const open: string[] = []
  const visit = (file: string): number => {
    let low = order.size
    order.set(file, low)
    open.push(file)
    const own = low
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort())
    }
    return low
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}

/** TypeScript files below a folder; fixtures hold faults on purpose. */
export function codeFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (['node_modules', 'dist', 'fixtures'].includes(name)) return []
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return codeFiles(path)
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })
}

function targetOf(root: string, from: string, specifier: string): string {
  if (specifier.startsWith('#test/')) return join(root, 'test', specifier.slice('#test/'.length))
  return specifier.startsWith('.') ? resolve(dirname(from), specifier) : ''
}
