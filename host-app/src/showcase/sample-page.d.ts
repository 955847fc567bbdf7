/** Made by `host-app/scripts/sample-page.mjs` while the app is built. */
declare module 'virtual:sample-page' {
  import type { ReactNode } from 'react'

  /** The sample CV as paper shows it on screen, in a template. */
  export function SamplePage(): ReactNode
  /** The style sheet of that template. */
  export const samplePageCss: string
}
