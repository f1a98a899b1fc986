import { styled } from '@mui/material/styles'
import { discoverCopy } from '@domain/copy/discover-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { pagerCopy } from '@domain/copy/pager-copy'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface ResultCountProps {
  /** Number of all matches, not only of this page. Undefined while it is unknown. */
  total?: number | undefined
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
}

/**
 * Number of matching listings, or the text that replaces it.
 *
 * @avoid For the number of bookings or saved listings, which have their own lines.
 * @a11y One status that stays in every state, so that each change is announced once.
 */
export function ResultCount({
  total,
  isCapped = false,
  isBusy = false,
  page = 1,
  pages = 1,
  instead,
  isTitle = false,
}: ResultCountProps) {
  const isLoading = isBusy || total === undefined
  return (
    // The loading text is longer than the count. As large as a heading, it would push the tools
    // beside it to the next line on a phone, and the listings down.
    <ResultLine
      role="status"
      data-hidden={instead !== undefined}
      data-title={isTitle && !isLoading}
    >
      {instead ?? (isLoading ? homeCopy.loading : discoverCopy.count(total, isCapped))}
      {instead === undefined && !isBusy && page > 1 && (
        <VisuallyHidden>{pagerCopy.position(page, pages)}</VisuallyHidden>
      )}
    </ResultLine>
  )
}

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
