import { useState } from 'react'
import { Clock, KeyRound, Lock, RefreshCw } from 'lucide'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { text } from './screen.text.ts'

export interface Failure {
  text: string
  reference: string
}

/** A first load that failed. Says that no work is lost, and offers the next step. */
export function FailedState({ noun, failure, onRetry }: { noun: string; failure: Failure; onRetry: () => void }) {
  return (
    <ErrorScreen
      title={text.failed(noun)}
      text={failure.text}
      reference={failure.reference}
      action={
        <Button kind="primary" icon={RefreshCw} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      }
    />
  )
}

/**
 * The signature has expired. Shown over the view, which stays as it is. There is no login form, because this is
 * somebody else's page.
 */
export function ExpiredState({ isOver, renew }: { isOver: boolean; renew: () => Promise<boolean> }) {
  const [at, setAt] = useState<'waiting' | 'asking' | 'refused'>('waiting')
  const carryOn = async () => {
    setAt('asking')
    setAt((await renew()) ? 'waiting' : 'refused')
  }
  return (
    <ErrorScreen
      isOver={isOver}
      icon={Clock}
      title={text.expired.title}
      text={at === 'refused' ? text.expired.refused : text.expired.waiting}
      action={
        <Button kind="primary" isBusy={at === 'asking'} onClick={() => void carryOn()}>
          {at === 'refused' ? text.tryAgain : text.expired.carryOn}
        </Button>
      }
    />
  )
}

/** The signature does not give access to this record. */
export function DeniedState({ noun }: { noun: string }) {
  return <ErrorScreen icon={Lock} title={text.denied.title} text={text.denied.text(noun)} />
}

/** No token was given for so long that the page's developer should be told. */
export function NoTokenState({ noun }: { noun: string }) {
  return <ErrorScreen icon={KeyRound} title={text.noToken.title} text={text.noToken.text(noun)} />
}

export function BrokenState({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  return (
    <ErrorScreen
      title={text.broken.title}
      text={text.broken.text}
      reference={reference}
      action={
        <Button icon={RefreshCw} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      }
    />
  )
}
