import { Component, type ReactNode } from 'react'

interface Props {
  /** Reports the error and returns the reference to show. */
  report: (error: unknown) => string
  fallback: (reference: string, tryAgain: () => void) => ReactNode
  children: ReactNode
}

/** Shows the fallback instead of a view that threw while rendering. */
export class ErrorBoundary extends Component<Props, { reference: string | null }> {
  override state: { reference: string | null } = { reference: null }

  override componentDidCatch(error: unknown): void {
    this.setState({ reference: this.props.report(error) })
  }

  override render(): ReactNode {
    const { reference } = this.state
    return reference === null
      ? this.props.children
      : this.props.fallback(reference, () => this.setState({ reference: null }))
  }
}
