import { useState, type ReactNode } from 'react'
import { useStyles } from '../styles/use-styles.ts'
import { UploadTray } from '../uploads/upload-tray.tsx'
import { NavBar } from './nav-bar.tsx'
import { PlaceContext } from './place.ts'
import { shellCss } from './shell.styles.ts'

/** The frame of the recruiter's pages. The navigation bar and the tray are there only for who is signed in. */
export function Shell({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  useStyles(shellCss)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div className="shell">
      {isSignedIn && <NavBar placeRef={setPlace} />}
      <PlaceContext value={place}>
        <div className="shell-page">{children}</div>
      </PlaceContext>
      {isSignedIn && <UploadTray />}
    </div>
  )
}
