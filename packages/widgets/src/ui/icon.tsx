import { createElement } from 'react'
import type { IconNode } from 'lucide'

export type { IconNode }

export interface IconProps {
  /** An icon of lucide: `import { Share2 } from 'lucide'`. */
  of: IconNode
  size?: 12 | 14 | 16 | 20 | 24
  /** The name for assistive technology when there is no text beside the icon. Without it the icon is decoration. */
  label?: string
  className?: string
}

/** A lucide icon: 16 px, stroke 1.75. */
export function Icon({ of, size = 16, label, className }: IconProps) {
  const classes = ['i', size === 16 ? '' : `s${size}`, className ?? ''].filter(Boolean).join(' ')
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={classes} viewBox="0 0 24 24" {...naming}>
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
