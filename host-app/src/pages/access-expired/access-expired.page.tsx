import { Link, useSearch } from 'wouter'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'

/** The signature ran out. Clients are told whom to ask; anybody with an account may sign in. */
export function AccessExpiredPage() {
  usePageTitle('Access Expired')
  const isDigitalCv = new URLSearchParams(useSearch()).get('from') === 'digitalcv'
  return (
    <StandingPage
      lead="Whoops!"
      title="Access Expired"
      hasClock
      corner={<ColorSwitch />}
      foot={
        isDigitalCv ? 'Nothing was deleted. Links close by themselves to protect the candidate.' : 'Nothing was lost.'
      }
      actions={
        <p className="mut">
          Do you have an account? <Link href="/login">Click here</Link> to sign in.
        </p>
      }
    >
      {isDigitalCv
        ? 'This CV was open for a limited time. Please ask the original sender for a new link.'
        : 'This page was open for a limited time. Open it again from where you came.'}
    </StandingPage>
  )
}
