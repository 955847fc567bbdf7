import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Mark } from '../shell/coat.tsx'
import { ColorSwitch } from '../shell/color-switch.tsx'
import { PRODUCT_NAME } from '@tabard/contract'
import { useStyles } from '../styles/use-styles.ts'
import { SignInPicture } from './sign-in-picture.tsx'
import { signInCss } from './sign-in.styles.ts'
import { text } from './sign-in.text.ts'

export interface SignInLayoutProps {
  title: string
  lead: ReactNode
  children: ReactNode
  /** Whether it is shown below the navigation bar, which already has the mark and the colour switch. */
  isAlone?: boolean
}

/** The layout of every page before sign-in: one form, and one picture of what the product does. */
export function SignInLayout({ title, lead, children, isAlone }: SignInLayoutProps) {
  useStyles(signInCss)
  return (
    <div className={isAlone ? 'sign-in alone' : 'sign-in'}>
      <div className="sign-in-form">
        {!isAlone && (
          <header>
            <span className="sign-in-brand">
              <Mark />
              {PRODUCT_NAME}
            </span>
            <ColorSwitch />
          </header>
        )}
        <main>
          <div>
            <h1 className="t28">{title}</h1>
            <p className="mut t14 sign-in-words">{lead}</p>
          </div>
          {children}
        </main>
        {!isAlone && (
          <footer>
            <Link href="/cookies">{text.cookies}</Link>
          </footer>
        )}
      </div>
      {!isAlone && <SignInPicture />}
    </div>
  )
}
