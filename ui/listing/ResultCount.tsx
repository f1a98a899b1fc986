import { styled } from '@mui/material/styles'
import { discoverCopy } from '@domain/copy'

export interface ResultCountProps {
  /** All matches, not only this page's. */
  total: number
  /** There are more than `total`: '1,000+ homes'. */
  isCapped?: boolean
}

/** How many homes there are, said aloud when it changes. */
export function ResultCount({ total, isCapped = false }: ResultCountProps) {
  return <ResultLine role="status">{discoverCopy.count(total, isCapped)}</ResultLine>
}

const ResultLine = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
}))
