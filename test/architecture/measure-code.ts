import { readFileSync } from 'node:fs'
import ts from 'typescript'

export interface LongFunction {
  name: string
  lines: number
}

export function countLines(path: string): number {
  return readFileSync(path, 'utf8').trimEnd().split('\n').length
}

/** Functions of a file that span more than `most` lines; one inside another counts for itself. */
export function longFunctions(path: string, most: number): LongFunction[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: LongFunction[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line
      const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1
      if (lines > most) found.push({ name: nameOf(node), lines })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  return named?.getText() ?? 'a function without a name'
}
