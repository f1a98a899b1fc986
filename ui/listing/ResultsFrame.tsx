import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { discoverCopy } from '@domain/copy/discover-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface ResultsFrameProps {
  /** Number of all matches, not only of this page. Undefined while it is unknown. */
  total?: number | undefined
  /** Number of those matches that are only close ones, which are counted apart. None by default. */
  close?: number | undefined
  /** Whether more than `total` listings match, shown as '1,000+ homes'. */
  isCapped?: boolean | undefined
  /** Whether the next results are loading. A loading text then replaces the count (HOME-12). */
  isBusy?: boolean | undefined
  /** Page number, from 1. Screen readers hear it after the count, except on the first page. */
  page?: number | undefined
  /** Number of pages. */
  pages?: number | undefined
  /**
   * Text that replaces the count, for screen readers only, because the page shows it as a heading.
   * An empty text says nothing.
   */
  instead?: string | undefined
  /** Shows the number as large as a heading. False by default. */
  isTitle?: boolean | undefined
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
 * @a11y It can be scrolled to. One status, which stays in every state, says how many listings match.
 */
export function ResultsFrame({
  total,
  close = 0,
  isCapped = false,
  isBusy = false,
  page = 1,
  pages = 1,
  instead,
  isTitle = false,
  ref,
  tools,
  children,
}: ResultsFrameProps) {
  const isLoading = isBusy || total === undefined
  const count =
    close > 0
      ? discoverCopy.countWithClose(total ?? 0, close, isCapped)
      : discoverCopy.count(total ?? 0, isCapped)
  return (
    <Frame ref={ref}>
      {/* The loading text is longer than the count. As large as a heading, it would push the tools
          beside it to the next line on a phone, and the listings down. */}
      <ResultLine
        role="status"
        data-hidden={instead !== undefined}
        data-title={isTitle && !isLoading}
      >
        {instead ?? (isLoading ? homeCopy.loading : count)}
        {instead === undefined && !isBusy && page > 1 && (
          <VisuallyHidden>{pagerCopy.position(page, pages)}</VisuallyHidden>
        )}
      </ResultLine>
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

const ResultLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  // Keeps its line, so that an empty result stays in place while the next one loads.
  '&[data-hidden="true"]': { clipPath: 'inset(50%)', overflow: 'hidden', whiteSpace: 'nowrap' },
  // The tools beside it give way before the number breaks.
  '&[data-title="true"]': {
    ...theme.typography.h2,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.primary,
  },
}))
