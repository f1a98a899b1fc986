import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'

/**
 * Renders in a router that moves the window of the test itself. After the test the content is gone
 * and the window has its address again.
 */
export function renderInWindow(children: ReactNode) {
  const before = location.href
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    history.replaceState(null, '', before)
  })
  flushSync(() => root.render(<BrowserRouter>{children}</BrowserRouter>))
}
