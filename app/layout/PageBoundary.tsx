import { Component, type ErrorInfo, type ReactNode } from 'react'
import { PageFailure } from './PageFailure'

interface PageBoundaryProps {
  children: ReactNode
}

/**
 * Never a blank page: a page whose code did not arrive, or that broke, says so with a way on. The
 * header stays. A class, because React has no other form for it.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('A page broke', error, componentStack)
  }

  override render() {
    return this.state.failed ? <PageFailure /> : this.props.children
  }
}
