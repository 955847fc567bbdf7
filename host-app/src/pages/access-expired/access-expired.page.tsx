import { Link, useSearch } from 'wouter'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'
import { text } from './access-expired.text.ts'

/** The page for a signature that has ended. Clients are told whom to ask; anybody with an account may sign in. */
export function AccessExpiredPage() {
  usePageTitle(text.title)
  const isDigitalCv = new URLSearchParams(useSearch()).get('from') === 'digitalcv'
  return (
    <StandingPage
      lead={text.lead}
      title={text.title}
      hasClock
      corner={<ColorSwitch />}
      foot={isDigitalCv ? text.cv.foot : text.page.foot}
      actions={
        <p className="mut">
          {text.account.before}
          <Link href="/login">{text.account.link}</Link>
          {text.account.after}
        </p>
      }
    >
      {isDigitalCv ? text.cv.text : text.page.text}
    </StandingPage>
  )
}
