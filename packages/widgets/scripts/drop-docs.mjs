import ts from 'typescript'

/**
 * The prose fields of a call or a screen, by the function that takes its row. The reference and the manifest read them
 * from the sources.
 */
const DOCS = { route: ['summary'], defineScreen: ['doc'] }

/**
 * A TypeScript transformer that removes the prose of routes and screens from a bundle, because nobody reads it there.
 */
export function dropDocs(context) {
  const without = (names) => {
    const visit = (node) =>
      ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && names.includes(node.name.text)
        ? undefined
        : ts.visitEachChild(node, visit, context)
    return visit
  }
  const visit = (node) => {
    const names = ts.isCallExpression(node) ? DOCS[calleeName(node.expression)] : undefined
    return ts.visitEachChild(node, names ? without(names) : visit, context)
  }
  return (file) => ts.visitEachChild(file, visit, context)
}

/** The name of the called function: `route` in `route<Shape>()({ … })`, `defineScreen` in `defineScreen({ … })`. */
function calleeName(expression) {
  if (ts.isCallExpression(expression)) return calleeName(expression.expression)
  return ts.isIdentifier(expression) ? expression.text : ''
}
