import { Link } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE } from '@tabard/contract'
import { useHost } from '../../host.ts'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'

export function NotFoundPage() {
  usePageTitle('Page not found')
  const isTeam = useStore(useHost().runtime.session, ({ kind }) => kind === 'signed-in')
  return (
    <StandingPage
      title="Sorry, page not found!"
      corner={<ColorSwitch />}
      foot="If a colleague sent you here, ask them for the link again."
      actions={
        <Link className="btn primary lg" href={isTeam ? HOMEPAGE : '/login'}>
          {isTeam ? 'Go to candidates' : 'Go to sign in'}
        </Link>
      }
    >
      {isTeam
        ? 'The address may have changed, or the page was moved. Your candidates are where you left them.'
        : 'The address may have changed, or the page was moved.'}
    </StandingPage>
  )
}
