import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconNode } from './icon.tsx'
import { ariaKeys } from './kbd.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The default is quiet. Each page or dialog has at most one primary button. */
  kind?: 'default' | 'primary' | 'ghost' | 'danger' | 'link'
  size?: 'sm' | 'md' | 'lg'
  icon?: IconNode
  /** The action is running: the label stays, a spinner is added, and a press does nothing. */
  isBusy?: boolean
  isBlock?: boolean
  /** The shortcut, announced to assistive technology only. Use a Tooltip to show it. */
  shortcut?: string
  children?: ReactNode
}

export function Button({ kind = 'default', size = 'md', icon, isBusy, isBlock, shortcut, ...rest }: ButtonProps) {
  const { className, children, onClick, ...attributes } = rest
  return (
    <button
      type="button"
      {...attributes}
      className={classNames('btn', kind !== 'default' && kind, size !== 'md' && size, isBlock && 'block', className)}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={ariaKeys(shortcut)}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
