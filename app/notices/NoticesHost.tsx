import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { routeAt } from '@app/routes/route-at'
import { sessionNumberAtom } from '@features/session/session-atoms'
import { NotifyContext, RecentNoticesContext, type Notice } from '@ui/feedback/NotifyContext'
import { ToastStack, type StackedNotice } from '@ui/feedback/ToastStack'

/** Number of toasts shown at once. More would cover the page, so the oldest is removed first. */
const MAX_SHOWN = 3
/** Number of recent messages that can be read again. */
const MAX_KEPT = 20

interface KeptNotice extends StackedNotice {
  visit: number
}

export interface NoticesHostProps {
  children: ReactNode
}

/**
 * Shows every notice as a toast and keeps it among the recent messages until the session ends
 * (R-08, R-09).
 */
export function NoticesHost({ children }: NoticesHostProps) {
  const [notices, setNotices] = useState<StackedNotice[]>([])
  const [kept, setKept] = useState<KeptNotice[]>([])
  const visit = useAtomValue(sessionNumberAtom)
  const nextId = useRef(0)
  const notify = useCallback(
    (notice: Notice) => {
      nextId.current += 1
      const added = { ...notice, id: nextId.current }
      setNotices((now) => [...now, added].slice(-MAX_SHOWN))
      setKept((now) => [{ ...added, visit }, ...now].slice(0, MAX_KEPT))
    },
    [visit],
  )
  const close = useCallback(
    (id: StackedNotice['id']) => setNotices((now) => now.filter((notice) => notice.id !== id)),
    [],
  )
  // The pages by which visitors become guests show slides beside their form.
  const { access } = routeAt(useLocation().pathname)
  const recent = useMemo(() => kept.filter((notice) => notice.visit === visit), [kept, visit])
  return (
    <NotifyContext.Provider value={notify}>
      <RecentNoticesContext.Provider value={recent}>{children}</RecentNoticesContext.Provider>
      <ToastStack
        notices={notices}
        isOverSlides={access === 'visitor' || access === 'incomplete'}
        onClose={close}
      />
    </NotifyContext.Provider>
  )
}
