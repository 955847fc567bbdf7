import type { ReactNode } from 'react'
import { CloudOff } from 'lucide'
import { wearStateStyles } from '../theme/state-styles.ts'
import { Icon, type IconNode } from './icon.tsx'
import { text as words } from './ui.text.ts'

export interface ErrorScreenProps {
  icon?: IconNode
  title: string
  /** First what is not lost, then what failed. */
  text: string
  /** The button for the next step. */
  action?: ReactNode
  /** A short reference that the reader can give to support. */
  reference?: string | null
  /** Shown over the view instead of replacing it. */
  isOver?: boolean
}

/** Shown when the view cannot be: after an error, on an expired session, without access. */
export function ErrorScreen({ icon = CloudOff, title, text, action, reference, isOver }: ErrorScreenProps) {
  return (
    <div className={isOver ? 'state over' : 'state'} role="alert" part="state" ref={wearStateStyles}>
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
