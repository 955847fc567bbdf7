import { useEffect, useState } from 'react'
import { RotateCw } from 'lucide'
import { useLocation } from 'wouter'
import { Button, Skeleton } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'
import { useStyles } from '../../styles/use-styles.ts'
import { candidateLinkCss } from './candidate-link.styles.ts'
import { text as words } from './candidate-link.text.ts'

type State = { at: 'opening' } | { at: 'unknown'; text: string } | { at: 'busy'; text: string }

/** Exchanges a short link for a session and goes on to the CV; the short link does not stay in the history. */
export function CandidateLinkPage({ params }: { params: Record<string, string> }) {
  useStyles(candidateLinkCss)
  usePageTitle('')
  const { runtime } = useHost()
  const shortId = params.shortId ?? ''
  const [, navigate] = useLocation()
  const [state, setState] = useState<State>({ at: 'opening' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isGone = false
    const open = async () => {
      const result = await runtime.exchangeShortLink(shortId)
      if (isGone) return
      if (result.ok) {
        const { application_id: appId, accessToken } = result.value
        return navigate(`/candidate/digitalcv/${encodeURIComponent(appId)}?sig=${encodeURIComponent(accessToken)}`, {
          replace: true,
        })
      }
      const { code, text } = result.error
      if (code === 'signature_expired') return navigate('/accessExpired?from=digitalcv', { replace: true })
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

  if (state.at === 'opening') return <OpeningPage />
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
        <Button
          kind="primary"
          size="lg"
          icon={RotateCw}
          onClick={() => {
            setState({ at: 'opening' })
            setAttempt(attempt + 1)
          }}
        >
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
