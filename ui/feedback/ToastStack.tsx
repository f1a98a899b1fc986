import { useEffect } from 'react'
import { styled } from '@mui/material/styles'
import { useLatePiece } from '../layout/use-late-piece'
import type { Notice } from './NotifyContext'

export interface StackedNotice extends Notice {
  id: string | number
}

export interface ToastStackProps {
  /** The oldest first; the newest lies nearest to the corner. */
  notices: readonly StackedNotice[]
  onClose: (id: StackedNotice['id']) => void
  /** Milliseconds each stays. */
  duration?: number
  /** Holds every clock. */
  paused?: boolean
}

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: theme.spacing(2),
  // A page with a bar at its foot says how high it is, so that no toast hides it.
  insetBlockEnd: `calc(var(--bottom-bar, 0rem) + ${theme.spacing(2)})`,
  display: 'grid',
  gap: theme.spacing(1.5),
  width: `min(${theme.spacing(48)}, calc(100vw - ${theme.spacing(4)}))`,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}))

const loadToast = async () => (await import('./Toast')).Toast

/**
 * Where toasts appear: bottom-end (section 8). It is a polite live region and stays in the page
 * while empty, because a region that comes with its words is not read out.
 */
export function ToastStack({ notices, onClose, ...clock }: ToastStackProps) {
  const [Toast, fetchToast] = useLatePiece(loadToast)
  // At once, beside the first screen: a toast may have to say that the network is gone. One that
  // could not be fetched is tried again with the next notice.
  useEffect(() => {
    if (!Toast) fetchToast()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notices.length])
  return (
    <Corner role="status">
      {Toast &&
        notices.map(({ id, ...notice }) => (
          <Toast key={id} {...notice} {...clock} onClose={() => onClose(id)} />
        ))}
    </Corner>
  )
}
