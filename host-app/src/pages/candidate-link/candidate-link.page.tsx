import { Suspense, useCallback, useEffect, useState } from 'react'
import { RotateCw } from 'lucide'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { expiredPath } from '@tabard/contract'
import { Button, Skeleton } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { lazyPage } from '../../shell/reload-guard.ts'
import { StandingPage } from '../../shell/standing-page.tsx'
import { useStyles } from '../../styles/use-styles.ts'
import { candidateLinkCss } from './candidate-link.styles.ts'
import { text as words } from './candidate-link.text.ts'

const ENDED = expiredPath({ page: 'candidate-link' })

type State =
  | { at: 'opening' }
  | { at: 'open'; appId: string; sinceMs: number }
  | { at: 'unknown'; text: string }
  | { at: 'busy'; text: string }

/** A session that ends so soon after it was given is not asked for again: the next one would end alike. */
const SOON_MS = 10_000

const ClientCv = lazyPage(async () => (await import('../../cv/client-cv.tsx')).ClientCv)

/**
 * A client's CV, by its link. The link's own address stays in the bar: it works until the link ends, on any device, and the
 * token for which it is exchanged does not.
 */
export function CandidateLinkPage({ params }: { params: Record<string, string> }) {
  useStyles(candidateLinkCss)
  usePageTitle('')
  const { runtime } = useHost()
  const shortId = params.shortId ?? ''
  const [, navigate] = useLocation()
  const [state, setState] = useState<State>({ at: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const openAgain = useCallback(() => {
    setState({ at: 'opening' })
    setAttempt((before) => before + 1)
  }, [])

  useEffect(() => {
    let isGone = false
    const open = async () => {
      const result = await runtime.exchangeShortLink(shortId)
      if (isGone) return
      if (result.ok) return setState({ at: 'open', appId: result.value.application_id, sinceMs: runtime.clock.now() })
      const { code, text } = result.error
      if (code === 'signature_expired') return navigate(ENDED, { replace: true })
      setState({ at: code === 'link_not_found' ? 'unknown' : 'busy', text })
    }
    open().catch((error: unknown) => {
      const reference = runtime.report(error)
      if (!isGone) setState({ at: 'busy', text: words.busy.text(reference) })
    })
    return () => {
      isGone = true
    }
  }, [runtime, shortId, navigate, attempt])

  // A session may end although the link has not, as when a copy of this tab took the code that renews it.
  const session = useStore(runtime.session)
  const hasEnded = state.at === 'open' && session.kind !== 'signature'
  const isSoon = state.at === 'open' && runtime.clock.now() - state.sinceMs < SOON_MS
  useEffect(() => {
    if (!hasEnded) return
    if (isSoon) navigate(ENDED, { replace: true })
    else openAgain()
  }, [hasEnded, isSoon, navigate, openAgain])

  if (state.at === 'opening') return <OpeningPage />
  if (state.at === 'open') {
    return (
      <Suspense fallback={<OpeningPage />}>{hasEnded ? <OpeningPage /> : <ClientCv appId={state.appId} />}</Suspense>
    )
  }
  if (state.at === 'unknown') {
    return (
      <StandingPage
        lead={words.unknown.lead}
        title={words.unknown.title}
        corner={<ColorSwitch />}
        foot={words.unknown.foot}
      >
        {state.text}
      </StandingPage>
    )
  }
  return (
    <StandingPage
      title={words.busy.title}
      corner={<ColorSwitch />}
      foot={words.busy.foot}
      actions={
        <Button kind="primary" size="lg" icon={RotateCw} onClick={openAgain}>
          {words.busy.again}
        </Button>
      }
    >
      {state.text}
    </StandingPage>
  )
}

function OpeningPage() {
  return (
    <main className="opening" aria-busy="true" aria-label={words.opening}>
      <div className="opening-sheet">
        <Skeleton width="52%" height={32} />
        <Skeleton width="34%" height={16} />
        <Skeleton height={1} />
        {['96%', '92%', '98%', '64%', '90%', '94%', '72%'].map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
    </main>
  )
}
