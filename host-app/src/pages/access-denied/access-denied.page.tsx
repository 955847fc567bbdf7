import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { denialText } from '@tabard/contract'
import { useHost } from '../../host.ts'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'

/** A navigation that was denied; the page around us is told. */
export function AccessDeniedPage() {
  usePageTitle('Access Denied')
  const { parentFrame } = useHost()
  const message = denialText(new URLSearchParams(useSearch()).get('message') ?? '')

  useEffect(() => parentFrame.deny(message), [parentFrame, message])

  return (
    <StandingPage
      title={message || 'Access Denied'}
      corner={<ColorSwitch />}
      foot="If somebody sent you here, ask them for the link again."
    >
      {message ? undefined : 'This address is not open to you.'}
    </StandingPage>
  )
}
