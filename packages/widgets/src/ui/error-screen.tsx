import type { ReactNode } from 'react'
import { CloudOff } from 'lucide'
import { Icon, type IconNode } from './icon.tsx'
import { text as words } from './ui.text.ts'

export interface ErrorScreenProps {
  icon?: IconNode
  title: string
  /** What is safe, then what failed. */
  text: string
  /** The next step. */
  action?: ReactNode
  /** A short reference to read out to support. */
  reference?: string | null
  /** Lies over the view instead of taking its place. */
  isOver?: boolean
}

/** What stands where a view cannot: error, expired, denied. */
export function ErrorScreen({ icon = CloudOff, title, text, action, reference, isOver }: ErrorScreenProps) {
  return (
    <div className={isOver ? 'state over' : 'state'} role="alert" part="state">
      <div>
        <Icon of={icon} size={24} />
        <h2 className="t14 strong">{title}</h2>
        <p className="mut">{text}</p>
        {action}
        {reference && <p className="mono sub">{words.reference(reference)}</p>}
      </div>
    </div>
  )
}
