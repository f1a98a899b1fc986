import type { Decorator } from '@storybook/react-vite'
import { useCallback, useState, type ReactNode } from 'react'
import { NotifyContext, type Notice } from '@ui/feedback/NotifyContext'
import { ToastStack } from '@ui/feedback/ToastStack'

function StillToasts({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<Notice[]>([])
  const notify = useCallback((notice: Notice) => setNotices((now) => [...now, notice]), [])
  return (
    <NotifyContext value={notify}>
      {children}
      <ToastStack
        notices={notices.map((notice, id) => ({ ...notice, id }))}
        onClose={() => setNotices([])}
        paused
      />
    </NotifyContext>
  )
}

/** Shows every notice as a toast that does not time out, so that screenshots include it. */
export const withToasts: Decorator = (Story) => (
  <StillToasts>
    <Story />
  </StillToasts>
)
