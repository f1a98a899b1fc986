import { styled } from '@mui/material/styles'
import { reviewsCopy } from '@domain/copy/reviews-copy'
import { RatingFigure } from '@ui/listing/RatingFigure'
import { StarRating } from '@ui/listing/StarRating'
import { Icon } from '@ui/text/Icon'
import { ICON_BADGE_CHECK } from '@ui/text/icons'

export interface RatingSummaryProps {
  /** Rating from 0 to 5. */
  rating: number
  /** Number of ratings. */
  ratings: number
  /** Line as shown, such as '90 verified positive feedbacks'. Left out by default. */
  feedbacks?: string | undefined
}

/**
 * Rating in large figures, with its stars and the number of ratings.
 *
 * @avoid In a title: StarRating.
 * @a11y Figure and counts are text; the stars are decorative.
 */
export function RatingSummary({ rating, ratings, feedbacks }: RatingSummaryProps) {
  return (
    <Root>
      <Figure>
        <RatingFigure rating={rating} />
      </Figure>
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

const Figure = styled('p')(({ theme }) => ({
  ...theme.typography.display,
  margin: 0,
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
