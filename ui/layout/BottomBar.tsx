import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface BottomBarProps {
  /** Hides the bar, unless the keyboard is in it. False by default. */
  isHidden?: boolean | undefined
  /** Something to read, then a button. */
  children: ReactNode
}

/**
 * Bar at the bottom of the window below `lg`, with something to read at the start and a button at
 * the end. The global styles reserve its room.
 *
 * @avoid From `lg` up, where the same content has room in the page: it hides itself.
 * @a11y It adds nothing for screen readers. Hidden, it leaves the tab order.
 */
export function BottomBar({ isHidden = false, children }: BottomBarProps) {
  return (
    <Bar data-bottom-bar data-hidden={isHidden}>
      {children}
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1.5),
  paddingBlockEnd: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
  // The page's gutters.
  paddingInline: theme.size.gutter.phone,
  [theme.breakpoints.up('sm')]: { paddingInline: theme.size.gutter.tablet },
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.surface,
  boxShadow: theme.shadows[1],
  transition: theme.transitions.create(['transform', 'visibility']),
  // Never while the keyboard is in the bar. A tap leaves the focus there too, which stays.
  '&[data-hidden="true"]:not(:has(:focus-visible))': { transform: 'translateY(100%)' },
  // Hides the bar from screen readers and the keyboard too.
  '&[data-hidden="true"]:not(:focus-within)': { visibility: 'hidden' },
  // Wraps its text before the button wraps to a line of its own, which it then fills.
  '& > :not(:last-child)': { flex: '999 1 5.5rem', minWidth: 'min-content' },
  // One line stays one if it fits the window.
  '& > p:not(:last-child)': { minWidth: 'fit-content' },
  '& > :last-child': { flexGrow: 1 },
  [theme.breakpoints.down('sm')]: { '& > :last-child': { paddingInline: theme.spacing(1.5) } },
  '& p': { margin: 0 },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}))
