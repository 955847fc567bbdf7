import type { AppPath } from './app-routes.ts'

/** Pages to which another system may send its user: the name in the address, and the page for a record we have. */
export const entryPoints = {
  application: '/singlepageview/application/:appId',
  digitalcv: '/singlepageview/digitalcv/:appId',
  plain: '/singlepageview/plain/:appId',
  candidate: '/candidate/application/:appId',
  upload: null,
  addjob: null,
  integration: null,
  setup: null,
} as const satisfies Record<string, AppPath | null>

export type EntryPoint = keyof typeof entryPoints
export const entryPointNames = Object.keys(entryPoints) as EntryPoint[]
