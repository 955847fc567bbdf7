import { useEffect } from 'react'
import { useStore } from 'zustand'
import { sessionTexts } from '@tabard/runtime'
import { readClaims } from '../account/claims.ts'
import { cvCss } from './cv.styles.ts'
import { RecordCv } from './record-cv.tsx'
import { useHost } from '../host.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { useStyles } from '../styles/use-styles.ts'
import { recordView, visitId } from './record-view.ts'

/** What a client sees: only the CV. Every visit is counted except the team's own. */
export function ClientCv({ appId }: { appId: string }) {
  useStyles(cvCss)
  usePageTitle('')
  const { runtime, identity } = useHost()
  const linkId = useStore(runtime.session, (session) =>
    session.kind === 'signature' ? session.payload.linkId : undefined,
  )
  const companyId = useStore(runtime.session, (session) =>
    session.kind === 'signature' ? session.payload.companyId : undefined,
  )

  useEffect(() => {
    if (linkId === undefined) return
    let stop: (() => void) | null = null
    let isGone = false
    const start = async () => {
      const tokens = await identity.currentTokens().catch(() => null)
      const isTeam = tokens !== null && readClaims(tokens.idToken)?.companyId === companyId
      if (isTeam || isGone) return
      const sessionId = visitId(linkId, sessionTexts)
      stop = recordView({ api: runtime.api, clock: runtime.clock, sessionId, document })
    }
    void start()
    return () => {
      isGone = true
      stop?.()
    }
  }, [runtime, identity, linkId, companyId])

  return (
    <main className="cv-alone is-read">
      <RecordCv key={appId} appId={appId} mode="digital" />
    </main>
  )
}
