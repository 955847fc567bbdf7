import { createElement, type ReactNode } from 'react'
import type { ViewNode } from '@tabard/paper'

/** Makes React of a view model by walking it. There is no markup in it to parse, so a CV cannot script a page. */
export function paperNode(node: ViewNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, className, attributes, children, key } = node
  return createElement(tag, { ...attributes, className: className || undefined, key }, ...children.map(paperNode))
}
