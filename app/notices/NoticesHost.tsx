import { useCallback, useRef, useState, type ReactNode } from 'react'
import { NotifyContext, type Notice } from '@ui/feedback/NotifyContext'
import { ToastStack, type StackedNotice } from '@ui/feedback/ToastStack'

/** More would cover the page; the oldest goes first. */
const mostAtOnce = 3

export interface NoticesHostProps {
  children: ReactNode
}

/** The one feedback service: whatever is notified inside shows up as a toast. */
export function NoticesHost({ children }: NoticesHostProps) {
  const [notices, setNotices] = useState<StackedNotice[]>([])
  const nextId = useRef(0)
  const notify = useCallback((notice: Notice) => {
    nextId.current += 1
    const added = { ...notice, id: nextId.current }
    setNotices((now) => [...now, added].slice(-mostAtOnce))
  }, [])
  const close = useCallback(
    (id: StackedNotice['id']) => setNotices((now) => now.filter((notice) => notice.id !== id)),
    [],
  )
  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <ToastStack notices={notices} onClose={close} />
    </NotifyContext.Provider>
  )
}
