import { useState, type ReactNode } from 'react'
import { useStyles } from '../styles/use-styles.ts'
import { UploadTray } from '../uploads/upload-tray.tsx'
import { NavBar } from './nav-bar.tsx'
import { BarSlotContext } from './bar-slot.ts'
import { shellCss } from './shell.styles.ts'

/** The frame of the recruiter's pages. The navigation bar and the tray are shown only to signed-in users. */
export function Shell({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  useStyles(shellCss)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <div className="shell">
      {isSignedIn && <NavBar slotRef={setSlot} />}
      <BarSlotContext value={slot}>
        <div className="shell-page">{children}</div>
      </BarSlotContext>
      {isSignedIn && <UploadTray />}
    </div>
  )
}
