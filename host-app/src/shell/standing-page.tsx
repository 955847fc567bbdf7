import type { ReactNode } from 'react'
import { useStyles } from '../styles/use-styles.ts'
import { DashedCoat, Mark } from './coat.tsx'
import { standingPageCss } from './standing-page.styles.ts'
import { PRODUCT_NAME } from '@tabard/contract'

export interface StandingPageProps {
  /** A text before the title, in a quieter style. */
  lead?: string
  title: string
  children?: ReactNode
  actions?: ReactNode
  foot?: ReactNode
  hasClock?: boolean
  /** Content of the page's corner, such as the colour switch. */
  corner?: ReactNode
}

/** A page with one thing to say: not found, expired, denied, broken. */
export function StandingPage({ lead, title, children, actions, foot, hasClock, corner }: StandingPageProps) {
  useStyles(standingPageCss)
  return (
    <div className="standing">
      <header>
        <span className="standing-brand">
          <Mark />
          {PRODUCT_NAME}
        </span>
        {corner}
      </header>
      <main>
        <div className="standing-words">
          <DashedCoat hasClock={hasClock} />
          {lead && <p className="t16 mut">{lead}</p>}
          <h1 className="t28">{title}</h1>
          {children && <p className="mut t14">{children}</p>}
          {actions && <div className="standing-actions">{actions}</div>}
        </div>
      </main>
      <footer>{foot}</footer>
    </div>
  )
}
