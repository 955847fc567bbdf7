import { RefreshCw } from 'lucide'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { text } from './screen.text.ts'

export interface Failure {
  text: string
  reference?: string
}

export interface FailedStateProps {
  noun: string
  failure: Failure
  isOver?: boolean
  /** Absent where it is tried again by itself. */
  onRetry?: () => void
}

/** A first load that failed. Says that no work is lost, and offers the next step. */
export function FailedState({ noun, failure, isOver, onRetry }: FailedStateProps) {
  return (
    <ErrorScreen
      isOver={isOver}
      title={text.failed(noun)}
      text={failure.text}
      reference={failure.reference}
      action={
        onRetry && (
          <Button kind="primary" icon={RefreshCw} onClick={onRetry}>
            {text.tryAgain}
          </Button>
        )
      }
    />
  )
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
