/** Texts of ratings and customer reviews. */
export const reviewsCopy = {
  ratings: (count: number) => (count === 1 ? '1 rating' : `${count} ratings`),
  position: (index: number, total: number) => `${index} / ${total}`,
  /** What screen readers hear instead. */
  positionInWords: (index: number, total: number) => `${index} of ${total}`,
  // Not in the specification.
  heading: 'Ratings and reviews',
  fromGuests: 'What guests say',
  none: 'Nobody has reviewed this home yet.',
  distribution: 'How the ratings are spread',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  previous: 'Previous reviews',
  next: 'Next reviews',
} as const
