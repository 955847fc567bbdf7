import { useState } from 'react'
import { Clock, Eye, KeyRound, Lock } from 'lucide'
import type { ScreenFailure } from '@tabard/contract'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { text } from './screen-state.text.ts'

export interface AccessStateProps {
  /** What is wrong with the token. */
  code: ScreenFailure
  noun: string
  /** Shown over the view, which stays as it is. */
  isOver?: boolean
  /** Asks the page around the screen for another token. */
  renew: () => Promise<boolean>
}

/**
 * Why the token does not open this record, and what to do. There is no login form, because this is somebody else's
 * page.
 */
export function AccessState({ code, noun, isOver, renew }: AccessStateProps) {
  const [at, setAt] = useState<'waiting' | 'asking' | 'refused'>('waiting')
  const isExpired = code === 'signature_expired'
  const { icon, title, words } = wordsOf(code, noun)
  const ask = async () => {
    setAt('asking')
    setAt((await renew()) ? 'waiting' : 'refused')
  }
  const said = isExpired && at === 'refused' ? text.refused : words
  return (
    <ErrorScreen
      isOver={isOver}
      icon={icon}
      title={title}
      text={isOver && !isExpired ? `${text.kept} ${said}` : said}
      action={
        <Button kind="primary" isBusy={at === 'asking'} onClick={() => void ask()}>
          {isExpired && at !== 'refused' ? text.expired.carryOn : text.tryAgain}
        </Button>
      }
    />
  )
}

function wordsOf(code: ScreenFailure, noun: string) {
  switch (code) {
    case 'signature_expired':
      return { icon: Clock, title: text.expired.title, words: text.expired.text }
    case 'token_missing':
      return { icon: KeyRound, title: text.missing.title, words: text.missing.text(noun) }
    case 'token_not_given':
      return { icon: KeyRound, title: text.notGiven.title, words: text.notGiven.text }
    case 'token_other_record':
      return { icon: Lock, title: text.otherRecord.title, words: text.otherRecord.text(noun) }
    case 'token_view_only':
      return { icon: Eye, title: text.viewOnly.title, words: text.viewOnly.text }
    default:
      return { icon: Lock, title: text.denied.title, words: text.denied.text(noun) }
  }
}
