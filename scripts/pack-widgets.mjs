// Packs the package as it is published: the built files, and a package.json without the conditions and links that only work in this repository.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const widgets = join(root, 'packages/widgets')

/**
 * Packs the widgets into `folder` and returns the tarball's path.
 *
 * @param {string} folder
 * @returns {string}
 */
export function packWidgets(folder) {
  const staging = mkdtempSync(join(tmpdir(), 'tabard-package-'))
  try {
    const {
      devDependencies: _,
      private: __,
      exports,
      ...manifest
    } = JSON.parse(readFileSync(join(widgets, 'package.json'), 'utf8'))
    const published = { ...manifest, exports: withoutSource(exports) }
    writeFileSync(join(staging, 'package.json'), JSON.stringify(published, null, 2))
    for (const file of manifest.files)
      cpSync(join(widgets, file), join(staging, file), { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
    mkdirSync(folder, { recursive: true })
    const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: staging,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
    const [{ filename }] = JSON.parse(stdout)
    return join(folder, filename)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Removes the paths to sources. An entry that has no other path is for this repository only, and is left out. */
function withoutSource(exports) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([door, target]) => {
      if (typeof target === 'string') return [[door, target]]
      const { source: _, ...built } = target
      return Object.keys(built).length > 0 ? [[door, built]] : []
    }),
  )
}
