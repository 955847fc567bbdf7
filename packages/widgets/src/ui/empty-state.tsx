import type { ReactNode } from 'react'
import { Icon, type IconNode } from './icon.tsx'

export interface EmptyStateProps {
  icon?: IconNode
  title: string
  /** What the reader can do, and what the result will be. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon && <Icon of={icon} size={24} />}
      <h2 className="t14 strong">{title}</h2>
      {children && <p className="mut">{children}</p>}
      {action}
    </div>
  )
}
