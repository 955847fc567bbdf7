import { RefreshCw } from 'lucide'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { AccessState, type AccessStateProps } from './access-state.tsx'
import { text } from './screen-state.text.ts'

export type ScreenStateProps =
  | ({ at: 'access' } & AccessStateProps)
  /** A first load that failed. */
  | { at: 'failed'; noun: string; said: string; reference: string; onRetry: () => void }
  /** A view that threw while it was drawn. */
  | { at: 'broken'; reference: string; onRetry: () => void }

/** What is shown instead of a view, or over it. Says that no work is lost, and offers the next step. */
export function ScreenState(props: ScreenStateProps) {
  if (props.at === 'access') return <AccessState key={props.code} {...props} />
  const isFirst = props.at === 'failed'
  return (
    <ErrorScreen
      title={isFirst ? text.failed(props.noun) : text.broken.title}
      text={isFirst ? props.said : text.broken.text}
      reference={props.reference}
      action={
        <Button kind={isFirst ? 'primary' : 'default'} icon={RefreshCw} onClick={props.onRetry}>
          {text.tryAgain}
        </Button>
      }
    />
  )
}
