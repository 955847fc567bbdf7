import type { ReactNode } from 'react'
import { useStyles } from '../styles/use-styles.ts'
import { UploadTray } from '../uploads/upload-tray.tsx'
import { NavBar } from './nav-bar.tsx'
import { shellCss } from './shell.styles.ts'

/** The frame of the recruiter's pages. The navigation bar and the tray are there only for who is signed in. */
export function Shell({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  useStyles(shellCss)
  return (
    <div className="shell">
      {isSignedIn && <NavBar />}
      <div className="shell-page">{children}</div>
      {isSignedIn && <UploadTray />}
    </div>
  )
}
