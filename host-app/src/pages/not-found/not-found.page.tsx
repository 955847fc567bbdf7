import { Link } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE } from '@tabard/contract'
import { useHost } from '../../host.ts'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'
import { text } from './not-found.text.ts'

export function NotFoundPage() {
  usePageTitle(text.pageTitle)
  const isTeam = useStore(useHost().runtime.session, ({ kind }) => kind === 'signed-in')
  return (
    <StandingPage
      title={text.title}
      corner={<ColorSwitch />}
      foot={text.foot}
      actions={
        <Link className="btn primary lg" href={isTeam ? HOMEPAGE : '/login'}>
          {isTeam ? text.toCandidates : text.toSignIn}
        </Link>
      }
    >
      {isTeam ? text.team : text.visitor}
    </StandingPage>
  )
}
