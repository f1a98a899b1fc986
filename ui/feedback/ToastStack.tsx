import { styled } from '@mui/material/styles'
import type { Notice } from './NotifyContext'
import { Toast } from './Toast'

export interface StackedNotice extends Notice {
  id: string | number
}

export interface ToastStackProps {
  /** Visible toasts, oldest first. The newest is nearest to the corner. */
  notices: readonly StackedNotice[]
  /** Callback fired with the id of a toast that closes. */
  onClose: (id: StackedNotice['id']) => void
  /** Pauses the timers of all toasts. */
  paused?: boolean | undefined
  /** Whether they are over the slides of a login page, off its form. */
  isOverSlides?: boolean | undefined
}

/**
 * Container of the toasts, at the bottom end of the window. It is a polite live region and stays in
 * the page while empty, because screen readers ignore a region that is inserted together with its
 * text.
 *
 * @avoid Twice on a page: two live regions would speak at once.
 * @a11y One polite live region that is there before its first text.
 */
export function ToastStack({ notices, onClose, paused, isOverSlides = false }: ToastStackProps) {
  return (
    // Only the new toast is read, not the earlier ones again.
    <Corner role="status" aria-atomic={false} data-slides={isOverSlides}>
      {notices.map(({ id, ...notice }) => (
        <Toast key={id} {...notice} paused={paused} onClose={() => onClose(id)} />
      ))}
    </Corner>
  )
}

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: theme.spacing(2),
  // As high as the window, so that nothing moves when a toast leaves.
  insetBlockStart: 0,
  alignContent: 'end',
  insetBlockEnd: theme.spacing(2),
  // No toast covers a bar at the bottom, for which the global styles set `--bottom-bar`, nor a
  // sheet or a button (toast-floor.ts), unless that would push it out of a short window. It is a
  // translation, because a sheet that opens under a toast would shift it otherwise.
  translate: `0 calc(-1 * min(max(var(--bottom-bar, 0rem), var(--toast-floor, 0rem)), 100svh - 7.5rem - ${theme.spacing(2)}))`,
  display: 'grid',
  gap: theme.spacing(1.5),
  width: `min(${theme.spacing(48)}, calc(100vw - ${theme.spacing(4)}))`,
  pointerEvents: 'none',
  '&[data-slides="true"]': {
    [theme.breakpoints.down('sm')]: {
      insetBlock: `${theme.spacing(theme.size.headerPhone / 8 + 0.5)} auto`,
      translate: 'none',
    },
    [theme.breakpoints.up('sm')]: {
      insetInline: `${theme.spacing(5)} auto`,
      width: `min(${theme.spacing(48)}, calc(50vw - ${theme.spacing(9)}))`,
    },
  },
  '& > *': { pointerEvents: 'auto' },
}))
