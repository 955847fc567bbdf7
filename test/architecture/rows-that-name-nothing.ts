import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderWalls, packageWalls, separateRooms, soleImporters } from './walls.ts'

/** One sentence for each name in the table of walls behind which nothing stands: such a row guards nothing. */
export function rowsThatNameNothing(srcOf: (packageName: string) => string): string[] {
  const missing = (row: string, packageName: string, names: readonly string[]): string[] =>
    names
      .filter((name) => name !== '*' && !existsSync(join(srcOf(packageName), name)))
      .map((name) => `${row} of ${packageName} names ${name}, which is not there`)
  return [
    ...Object.entries(packageWalls).flatMap(([name, others]) =>
      [name, ...others].flatMap((each) => missing('a row', each, ['.'])),
    ),
    ...folderWalls.flatMap((row) =>
      missing(`the wall around ${row.from}`, row.package, [row.from, ...row.to, ...(row.except ?? [])]),
    ),
    ...soleImporters.flatMap((row) => [
      ...missing('a sole importer', row.package, [row.importer]),
      ...missing('a sole importer', row.of, ['.']),
    ]),
    ...separateRooms.flatMap((row) =>
      missing('rooms', row.package, [row.folder, ...row.shared.map((name) => `${row.folder}/${name}`)]),
    ),
  ]
}
