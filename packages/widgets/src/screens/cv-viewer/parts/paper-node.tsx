import { createElement, type ReactNode } from 'react'
import type { ViewNode } from '@tabard/paper'

/** Turns a view model into React elements, node by node. No markup is parsed, so a CV cannot run script in a page. */
export function paperNode(node: ViewNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, className, attributes, children, key } = node
  return createElement(tag, { ...attributes, className: className || undefined, key }, ...children.map(paperNode))
}
