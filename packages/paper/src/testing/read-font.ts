import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFiles } from '../fonts/index.ts'

const require = createRequire(import.meta.url)

/** A font loader for tests that reads the installed files. */
export async function readFont(file: string): Promise<Uint8Array> {
  const found = fontFiles.find((font) => font.file === file)
  if (!found) throw new Error(`no such font: ${file}`)
  return readFile(require.resolve(found.source))
}
