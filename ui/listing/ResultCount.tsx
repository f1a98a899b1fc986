import { styled } from '@mui/material/styles'
import { discoverCopy } from '@domain/copy/discover-copy'
import { homeCopy } from '@domain/copy/home-copy'

export interface ResultCountProps {
  /** All matches, not only this page's. */
  total: number
  /** There are more than `total`: '1,000+ homes'. */
  isCapped?: boolean
  /** The next results are on their way: says so in place of the count (HOME-12). */
  isBusy?: boolean
}

/** How many homes there are, said aloud when it changes. */
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
