import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A regular expression of the source. One that is built has no source until its file runs. */
export interface PatternSite {
  file: string
  line: number
  written: { source: string; flags: string } | null
}

/** Every regular expression below these folders, without those of tests. */
export function findPatterns(folders: readonly string[]): PatternSite[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|(?:^|\/)testing\//.test(path))
      .flatMap((path) => patternsOf(join(folder, path))),
  )
}

function patternsOf(file: string): PatternSite[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: PatternSite[] = []
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, line, written: { source: node.text.slice(1, end), flags: node.text.slice(end + 1) } })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    ) {
      found.push({ file, line, written: null })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
