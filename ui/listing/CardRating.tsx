import { mdiStar } from '@mdi/js'
import { styled } from '@mui/material/styles'
import SvgIcon from '@mui/material/SvgIcon'
import { cardCopy } from '@domain/copy'
import { HiddenText } from './HiddenText'

export interface CardRatingProps {
  /** 0 to 5; shown with one decimal. */
  rating: number
}

/** One star and the figure, as small as a card needs it. */
export function CardRating({ rating }: CardRatingProps) {
  const figure = Math.round(rating * 10) / 10
  return (
    <Rating>
      <SvgIcon aria-hidden fontSize="inherit">
        <path d={mdiStar} />
      </SvgIcon>
      <span aria-hidden>{figure.toFixed(1)}</span>
      <HiddenText>{cardCopy.rating(figure)}</HiddenText>
    </Rating>
  )
}

const Rating = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { color: theme.vars.palette.star.main },
}))
