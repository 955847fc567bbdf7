import { Component, type ReactNode } from 'react'
import { RotateCw } from 'lucide'
import { Button } from '@tabard/widgets/ui'
import { StandingPage } from './standing-page.tsx'
import { text } from './shell.text.ts'

interface Props {
  /** Returns a short reference that the user can give to support. */
  report: (error: unknown) => string
  children: ReactNode
}

interface State {
  reference: string | null
}

/** Catches unexpected errors while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { reference: null }

  static getDerivedStateFromError(): State {
    return { reference: '' }
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ reference: this.props.report(error) })
  }

  override render(): ReactNode {
    const { reference } = this.state
    if (reference === null) return this.props.children
    return (
      <StandingPage
        title={text.broken.title}
        foot={reference ? text.broken.reference(reference) : text.broken.kept}
        actions={
          <Button kind="primary" size="lg" icon={RotateCw} onClick={() => location.reload()}>
            {text.broken.refresh}
          </Button>
        }
      >
        {text.broken.text}
      </StandingPage>
    )
  }
}
