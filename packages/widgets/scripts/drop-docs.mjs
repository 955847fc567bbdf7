import ts from 'typescript'

/** What documents a call or a screen, by the function its row is given to. The reference and the manifest read the sources. */
const DOCS = { route: ['summary'], defineScreen: ['doc'] }

/** A TypeScript transformer that leaves the prose of routes and screens out of a bundle, where nobody reads it. */
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

/** `route` in `route<Shape>()({ … })`, `defineScreen` in `defineScreen({ … })`. */
function calleeName(expression) {
  if (ts.isCallExpression(expression)) return calleeName(expression.expression)
  return ts.isIdentifier(expression) ? expression.text : ''
}
