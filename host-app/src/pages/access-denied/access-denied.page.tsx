import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { denialText } from '@tabard/contract'
import { useHost } from '../../host.ts'
import { ColorSwitch } from '../../shell/color-switch.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { StandingPage } from '../../shell/standing-page.tsx'
import { text } from './access-denied.text.ts'

/** The page for a denied navigation. It tells the parent page. */
export function AccessDeniedPage() {
  usePageTitle(text.title)
  const { parentFrame } = useHost()
  const message = denialText(new URLSearchParams(useSearch()).get('message') ?? '')

  useEffect(() => parentFrame.deny(message), [parentFrame, message])

  return (
    <StandingPage title={message || text.title} corner={<ColorSwitch />} foot={text.foot}>
      {message ? undefined : text.text}
    </StandingPage>
  )
}
