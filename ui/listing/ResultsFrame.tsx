import type { ReactNode, Ref } from 'react'
import { styled } from '@mui/material/styles'
import { ResultCount } from './ResultCount'

export interface ResultsFrameProps {
  /** All matches, not only this page's; said to readers when it changes. */
  total: number
  /** There are more than `total`. */
  isCapped?: boolean
  /** The next results are on their way. */
  isBusy?: boolean
  /** Where a new page of results begins. */
  ref?: Ref<HTMLDivElement>
  /** The grid and its pager. */
  children: ReactNode
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  // A page turned to is seen whole under header and tabs.
  scrollMarginBlockStart: theme.size.header * 2 + 24,
}))

/** How many homes were found, and under it the homes. */
export function ResultsFrame({
  total,
  isCapped = false,
  isBusy = false,
  ref,
  children,
}: ResultsFrameProps) {
  return (
    <Frame ref={ref}>
      <ResultCount total={total} isCapped={isCapped} isBusy={isBusy} />
      {children}
    </Frame>
  )
}
