/** Returns the mean of the ratings with one decimal, or 0 when there are none. */
export const averageRating = (reviews: readonly { rating: number }[]): number => {
  if (reviews.length === 0) return 0
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return Math.round((sum / reviews.length) * 10) / 10
}
