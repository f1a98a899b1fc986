import { styled } from '@mui/material/styles'
import { Icon } from '@ui/text/Icon'
import { ICON_STAR } from '@ui/text/icons'
import { RatingFigure } from './RatingFigure'

export interface StarRatingProps {
  /** Rating from 0 to 5. The figure has at most one decimal. */
  rating: number
  /** Whether to show the figure beside the stars. True by default. */
  figure?: boolean | undefined
}

const STARS = [1, 2, 3, 4, 5] as const

/**
 * Rating as five stars with the figure. Only whole stars are filled, rounded down: 4.7 fills four.
 *
 * @avoid Where space is short: CardRating.
 * @a11y The stars are hidden, and the figure is read as text.
 */
export function StarRating({ rating, figure = true }: StarRatingProps) {
  const filled = Math.floor(rating)
  return (
    <Row>
      <Stars aria-hidden>
        {STARS.map((star) => (
          <span key={star} data-filled={star <= filled}>
            <Icon path={ICON_STAR} size="small" isFilled={star <= filled} />
          </span>
        ))}
      </Stars>
      {figure && <RatingFigure rating={rating} />}
    </Row>
  )
}

const Row = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  fontWeight: theme.typography.fontWeightBold,
}))

const Stars = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.vars.palette.star.main,
}))
