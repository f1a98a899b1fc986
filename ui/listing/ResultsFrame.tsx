import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { ResultCount, type ResultCountProps } from './ResultCount'

export interface ResultsFrameProps extends ResultCountProps {
  /** Ref to the frame, for scrolling to the start of a new page. */
  ref?: Ref<HTMLDivElement> | undefined
  /** Control beside the number, such as the order of the listings. */
  tools?: ReactNode | undefined
  /** Grid of listings and its pager, or the state shown instead. */
  children: ReactNode
}

/**
 * Number of matching listings, with the listings below.
 *
 * @avoid Without a number of matches: ListingGrid alone.
 * @a11y It can be scrolled to; its status says how many listings match.
 */
export function ResultsFrame({ ref, tools, children, ...count }: ResultsFrameProps) {
  return (
    <Frame ref={ref}>
      <ResultCount {...count} />
      {tools}
      {children}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'center',
  // The number is as tall as the tools, which may load later, and moves above them where large text
  // needs the width.
  '& > p': { flex: '1 1 5rem', minHeight: theme.size.touch, alignContent: 'center' },
  // Everything but the number and the tools beside it takes the whole width.
  '& > :not(p)': { flex: '1 0 100%', minWidth: 0 },
  // After a page change, the results start below the header and the tabs.
  scrollMarginBlockStart: theme.size.header * 2 + 24,
}))
