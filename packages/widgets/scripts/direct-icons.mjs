import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide/package.json')), 'dist/esm/icons')
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*['"]lucide['"];?/g

/**
 * A rollup plugin that imports each icon from its own file. With lucide's index, the build would have to read two
 * thousand icons.
 */
export function directIcons() {
  return {
    name: 'direct-icons',
    transform: (code, id) =>
      /\.[jt]sx?$/.test(id) && /['"]lucide['"]/.test(code)
        ? { code: code.replace(IMPORT, (whole, names) => directImports(names) ?? whole), map: null }
        : null,
  }
}

/** Null if one of the names has no file of its own. Then the import of the index is kept. */
function directImports(names) {
  const icons = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/))
    .map(([name, local = name]) => ({ local, file: join(folder, `${kebab(name)}.mjs`) }))
  if (!icons.every(({ file }) => existsSync(file))) return null
  return icons.map(({ local, file }) => `import ${local} from ${JSON.stringify(file)};`).join('')
}

/** Turns `Trash2` into `trash-2`. */
function kebab(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase()
}
