import { expect, it } from 'vitest'
import { fontFiles, loadFonts } from './index.ts'

it('loads a font once in a process, and again only where that failed', async () => {
  const [first, second] = fontFiles
  if (!first || !second) throw new Error('There are no fonts')
  const asked: string[] = []
  const load = (file: string): Promise<Uint8Array> => {
    asked.push(file)
    return asked.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(new Uint8Array([asked.length]))
  }
  await expect(loadFonts([first], load)).rejects.toThrow('offline')
  const [once, twice] = [await loadFonts([first, second], load), await loadFonts([second, first], load)]
  expect(asked).toEqual([first.file, first.file, second.file])
  expect(twice.map(({ data }) => data)).toEqual([once[1]?.data, once[0]?.data])
})
