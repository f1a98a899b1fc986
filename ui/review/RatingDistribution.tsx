import { styled } from '@mui/material/styles'
import { reviewsCopy } from '@domain/copy/reviews-copy'
import type { RatingRow } from '@domain/schemas/sample-shapes'
import { ownStyle } from '@ui/theme/own-style'

export interface RatingDistributionProps {
  /** Counts from 5 stars to 1. Each bar's length follows from its count. */
  rows: readonly Pick<RatingRow, 'stars' | 'count'>[]
}

/**
 * Bar chart of the ratings by stars. Each bar is as long as its share of all ratings.
 *
 * @avoid For one figure: RatingSummary.
 * @a11y A named list; each line says stars and count, and the bars are decorative.
 */
export function RatingDistribution({ rows }: RatingDistributionProps) {
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <List role="list" aria-label={reviewsCopy.distribution}>
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span>{reviewsCopy.stars(stars)}</span>
          <Track aria-hidden>
            <span ref={ownStyle({ width: `${all === 0 ? 0 : (100 * count) / all}%` })} />
          </Track>
          <Count>{count}</Count>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
}))

const Track = styled('span')(({ theme }) => ({
  alignSelf: 'center',
  overflow: 'hidden',
  height: theme.spacing(1),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.line,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.star.main,
    // The bar consists of its colour, so forced-colours mode must keep it.
    forcedColorAdjust: 'none',
    WebkitPrintColorAdjust: 'exact',
    printColorAdjust: 'exact',
  },
}))

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
}))
