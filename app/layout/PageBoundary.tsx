import { Component, type ErrorInfo, type ReactNode } from 'react'
import { PageFailure } from './PageFailure'

interface PageBoundaryProps {
  children: ReactNode
}

/**
 * Shows a message with a way to continue when a page throws or its code fails to load. The header
 * stays. This is a class because React offers error boundaries in no other form.
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
