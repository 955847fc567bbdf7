import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes into the script-tag entry which files each screen needs at once, with their hashes, so that the entry can
 * preload them verified. Call it with rollup's output before the entry's own hash is taken. Returns the same table for
 * the loader.
 */
export function sealEntry(folder, chunks) {
  const byFile = new Map(chunks.filter((chunk) => chunk.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const entry = byFile.get('tabard.js')
  const needs = (file, found = new Set()) => {
    if (file === entry.fileName || found.has(file)) return found
    found.add(file)
    byFile.get(file)?.imports.forEach((next) => needs(next, found))
    return found
  }
  const hashOf = (file) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(folder, file)))
      .digest('base64')}`
  const screens = entry.dynamicImports.flatMap((file) => {
    const chunk = byFile.get(file)
    const name = chunk?.moduleIds.map((id) => /\/define\/([\w-]+)\.ts$/.exec(id)?.[1]).find(Boolean)
    return name ? [[`tabard-${name}`, Object.fromEntries([...needs(file)].map((each) => [each, hashOf(each)]))]] : []
  })
  if (screens.length === 0) throw new Error('The script-tag entry imports no screen.')
  const path = join(folder, entry.fileName)
  const code = readFileSync(path, 'utf8')
  if (!code.includes('__TABARD_CHUNKS__')) throw new Error('The script-tag entry does not read its chunks.')
  const table = Object.fromEntries(screens)
  writeFileSync(path, `const __TABARD_CHUNKS__=${JSON.stringify(table)};${code}`)
  return table
}
