import { folderWalls, packageWalls, separateRooms, soleImporters } from './walls.ts'
import type { Import } from './read-imports.ts'

/** One sentence for each import that goes through a wall. */
export function wrongArrows(packageName: string, imports: readonly Import[]): string[] {
  return imports.flatMap((item) => {
    const why =
      throughPackageWall(packageName, item) ?? throughFolderWall(packageName, item) ?? intoClosedRoom(packageName, item)
    return why ? [`${packageName} ${item.file} imports ${item.specifier}: ${why}`] : []
  })
}

function throughPackageWall(packageName: string, { file, specifier, escapes }: Import): string | null {
  if (escapes) return 'reaches out of its package by path'
  if (!specifier.startsWith('@tabard/')) return null
  const other = specifier.split('/').slice(0, 2).join('/')
  const sole = soleImporters.find((row) => row.package === packageName && row.of === other)
  if (sole && file !== sole.importer) return `only ${sole.importer} may import ${sole.of}`
  return packageWalls[packageName]?.includes(other) ? null : 'not a package it may import'
}

function throughFolderWall(packageName: string, { file, target }: Import): string | null {
  if (target === null) return null
  const wall = folderWalls.find((row) => row.package === packageName && isIn(file, row.from))
  if (!wall || isIn(target, wall.from) || wall.except?.includes(file)) return null
  return wall.to.some((folder) => isIn(target, folder))
    ? null
    : `${wall.from} may import ${wall.to.join(', ') || 'nothing beside it'}`
}

function intoClosedRoom(packageName: string, { file, target }: Import): string | null {
  if (target === null) return null
  const rooms = separateRooms.find(
    (row) => row.package === packageName && isIn(file, row.folder) && isIn(target, row.folder),
  )
  if (!rooms || rooms.shared.some((name) => file === `${rooms.folder}/${name}`)) return null
  const room = (path: string): string => path.split('/')[1] ?? ''
  return room(file) === room(target) ? null : `rooms of ${rooms.folder} never import each other`
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
