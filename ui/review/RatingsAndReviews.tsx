import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { reviewsCopy } from '@domain/copy/reviews-copy'
import type { RatingRow, SampleReview } from '@domain/schemas/sample-shapes'
import { RatingFigure } from '@ui/listing/RatingFigure'
import { StarRating } from '@ui/listing/StarRating'
import { PropertySection } from '@ui/property/PropertySection'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_BADGE_CHECK } from '@ui/text/icons'
import { ownStyle } from '@ui/theme/own-style'
import { ReviewCarousel } from './ReviewCarousel'

export interface RatingsAndReviewsProps {
  /** Rating from 0 to 5. */
  rating: number
  /** Number of ratings. */
  ratings: number
  /** Line as shown, such as '90 verified positive feedbacks'. Left out by default. */
  feedbacks?: string | undefined
  /** Counts from 5 stars to 1. */
  rows: readonly Pick<RatingRow, 'stars' | 'count'>[]
  /** Reviews in their order. */
  reviews: readonly SampleReview[]
}

/**
 * Section with a listing's ratings and reviews.
 *
 * @avoid On a booking: RatingBlock.
 * @a11y A section with a heading; its reviews are a carousel.
 */
export function RatingsAndReviews({ rows, reviews, ...summary }: RatingsAndReviewsProps) {
  return (
    <PropertySection title={reviewsCopy.heading}>
      <Figures>
        <RatingSummary {...summary} />
        <RatingDistribution rows={rows} />
      </Figures>
      <ReviewCarousel reviews={reviews} />
    </PropertySection>
  )
}

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(3, 8),
  marginBlockEnd: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}))

/** Bar chart of the ratings by stars. Each bar is as long as its share of all ratings. */
function RatingDistribution({ rows }: Pick<RatingsAndReviewsProps, 'rows'>) {
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

const List = styled(BareList)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
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

/** Rating in large figures, with its stars and the number of ratings. */
function RatingSummary({
  rating,
  ratings,
  feedbacks,
}: Omit<RatingsAndReviewsProps, 'rows' | 'reviews'>) {
  return (
    <Root>
      <Typography variant="display" component="p">
        <RatingFigure rating={rating} />
      </Typography>
      <div>
        <StarRating rating={rating} figure={false} />
        <Line>{reviewsCopy.ratings(ratings)}</Line>
        {feedbacks && (
          <Line data-verified>
            <Icon path={ICON_BADGE_CHECK} size="small" />
            {feedbacks}
          </Line>
        )}
      </div>
    </Root>
  )
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2.5),
}))

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&[data-verified] svg': { color: theme.vars.palette.primary.main },
}))
