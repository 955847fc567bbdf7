/**
 * Finds the place of a press in a drawn section: the line, and the number of letters before it in that line. Null if it
 * cannot be found.
 */
export function pointInSection(root: ShadowRoot, x: number, y: number): { line: number; offset: number } | null {
  const spot = caretAt(root, x, y)
  if (!spot) return null
  const element = spot.node instanceof Element ? spot.node : spot.node.parentElement
  const line = element?.closest('[data-line]')
  const number = Number(line?.getAttribute('data-line')?.split('/').at(-1))
  if (!line || !Number.isInteger(number)) return null
  const range = document.createRange()
  range.setStart(line, 0)
  range.setEnd(spot.node, spot.offset)
  return { line: number, offset: range.toString().length }
}

function caretAt(root: ShadowRoot, x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y, { shadowRoots: [root] })
    return position && { node: position.offsetNode, offset: position.offset }
  }
  return null
}
