import { useState } from 'react'
import { Clock, KeyRound, Lock, RefreshCw } from 'lucide'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'

export interface Failure {
  text: string
  reference: string
}

/** A first load that failed. Says what is safe, offers the next step. */
export function FailedState({ noun, failure, onRetry }: { noun: string; failure: Failure; onRetry: () => void }) {
  return (
    <ErrorScreen
      title={`This ${noun} didn't load`}
      text={failure.text}
      reference={failure.reference}
      action={
        <Button kind="primary" icon={RefreshCw} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}

/** The signature ended. Lies over the view, which stays as it is; no login wall inside someone else's page. */
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
      title="Access Expired"
      text={
        at === 'refused'
          ? 'No fresh access was given. Ask the original sender for a new link, or open the record again.'
          : 'This page was open for a while. Carry on where you were; nothing on it was lost.'
      }
      action={
        <Button kind="primary" isBusy={at === 'asking'} onClick={() => void carryOn()}>
          {at === 'refused' ? 'Try again' : 'Carry on'}
        </Button>
      }
    />
  )
}

/** The signature does not open this. */
export function DeniedState({ noun }: { noun: string }) {
  return (
    <ErrorScreen
      icon={Lock}
      title="Access Denied"
      text={`This access does not open this ${noun}. Ask whoever shared it for a new link.`}
    />
  )
}

/** Nobody gave a token for long enough that somebody should know. */
export function NoTokenState({ noun }: { noun: string }) {
  return (
    <ErrorScreen
      icon={KeyRound}
      title="No access yet"
      text={`The page around this ${noun} has not given its token. Open the record again; if that does not help, tell whoever looks after it.`}
    />
  )
}

export function BrokenState({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  return (
    <ErrorScreen
      title="Oh no, something went wrong."
      text="Refresh the page to carry on; saved work is safe. If it happens again, tell us in the chat and give the reference."
      reference={reference}
      action={
        <Button icon={RefreshCw} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  )
}
