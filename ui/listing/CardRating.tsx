import { styled } from '@mui/material/styles'
import { cardCopy } from '@domain/copy/card-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_STAR } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface CardRatingProps {
  /** Rating from 0 to 5. It shows with one decimal. */
  rating: number
}

/**
 * Rating in compact form: one star and the figure.
 *
 * @avoid Where there is room: StarRating.
 * @a11y The text says 'Rated 4.7 out of 5'; star and figure are decorative.
 */
export function CardRating({ rating }: CardRatingProps) {
  const figure = Math.round(rating * 10) / 10
  return (
    <Rating>
      <Icon path={ICON_STAR} size="small" isFilled />
      <span aria-hidden>{figure.toFixed(1)}</span>
      <VisuallyHidden>{cardCopy.rating(figure)}</VisuallyHidden>
    </Rating>
  )
}

const Rating = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontWeight: theme.typography.fontWeightMedium,
  '& svg': { color: theme.vars.palette.star.main },
}))
