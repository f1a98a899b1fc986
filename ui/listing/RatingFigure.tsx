import { cardCopy } from '@domain/copy/card-copy'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface RatingFigureProps {
  /** Rating from 0 to 5. The figure has at most one decimal. */
  rating: number
}

/**
 * Rating as a figure such as '4.8/5'.
 *
 * @avoid In a card: CardRating has one star and less text.
 * @a11y Screen readers hear 'Rated 4.8 out of 5' instead of a fraction.
 */
export function RatingFigure({ rating }: RatingFigureProps) {
  const figure = Math.round(rating * 10) / 10
  return (
    <>
      <span aria-hidden>{cardCopy.ratingFigure(figure)}</span>
      <VisuallyHidden>{cardCopy.rating(figure)}</VisuallyHidden>
    </>
  )
}
