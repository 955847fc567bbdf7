import type { ReactNode } from 'react'
import { Icon, type IconNode } from './icon.tsx'
import { classNames } from './class-names.ts'

export interface BadgeProps {
  kind?: 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'line'
  icon?: IconNode
  /** Fully round, for headers. */
  isPill?: boolean
  children: ReactNode
}

export function Badge({ kind, icon, isPill, children }: BadgeProps) {
  return (
    <span className={classNames(isPill ? 'pill' : 'badge', kind)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  )
}
