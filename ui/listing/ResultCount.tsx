import { styled } from '@mui/material/styles'
import { discoverCopy } from '@domain/copy/discover-copy'
import { homeCopy } from '@domain/copy/home-copy'

export interface ResultCountProps {
  /** Number of all matches, not only of this page. */
  total: number
  /** Whether more than `total` listings match, shown as '1,000+ homes'. */
  isCapped?: boolean | undefined
  /** Whether the next results are loading. A loading text then replaces the count (HOME-12). */
  isBusy?: boolean | undefined
}

/**
 * Number of matching listings. Screen readers announce every change.
 *
 * @avoid For the number of bookings or saved listings, which have their own lines.
 * @a11y A status that is announced after each search.
 */
export function ResultCount({ total, isCapped = false, isBusy = false }: ResultCountProps) {
  return (
    <ResultLine role="status">
      {isBusy ? homeCopy.loading : discoverCopy.count(total, isCapped)}
    </ResultLine>
  )
}

const ResultLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))
