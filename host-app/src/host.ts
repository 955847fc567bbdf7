import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { DomainKind, PublicConfig } from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'
import type { Toasts } from '@tabard/widgets/ui'
import type { Account } from './account/account.ts'
import type { Identity } from './account/identity.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Candidates } from './candidates/candidates.ts'
import type { ParentFrame } from './frame/parent-frame.ts'
import type { Arrival } from './sign-in/arrival.ts'
import type { ColorTheme } from './shell/color-theme.ts'
import type { LeaveGuard } from './shell/leave-guard.ts'
import type { UploadQueue } from './uploads/upload-queue.ts'

/** What lives as long as the window. It is made once in `main.tsx` and shared by shell and pages. */
export interface Host {
  config: PublicConfig
  kind: DomainKind
  runtime: Runtime
  identity: Identity
  account: Account
  /** What the page speaks; every text is read anew when it changes. */
  language: StoreApi<{ language: string }>
  captcha: Captcha
  arrival: Arrival
  /** Why single sign-on gave no session; null if it did or was not used. */
  signInProblem: string | null
  candidates: Candidates
  uploads: UploadQueue
  parentFrame: ParentFrame
  colors: ColorTheme
  toasts: Toasts
  leaveGuard: LeaveGuard
  signOut(): Promise<void>
}

export const HostContext = createContext<Host | null>(null)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a HostContext above it')
  return host
}
