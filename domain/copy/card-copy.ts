/** Section 2.9. */
export const cardCopy = {
  perNight: '/per night',
  imageNotAvailable: 'Image not available',
  defaultType: 'Apartment',
  // Ours.
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  morePhotos: (count: number) => `+${count}`,
  morePhotosLabel: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  previousPhoto: (name: string) => `Previous photo of ${name}`,
  nextPhoto: (name: string) => `Next photo of ${name}`,
  favourite: (name: string) => `Favourite ${name}`,
  rating: (rating: number) => `Rated ${rating} out of 5`,
  /** Section 2.10. */
  ratingFigure: (rating: number) => `${rating}/5`,
  /** Section 2.10, under a heart of a visitor too. */
  loginToSave: 'Login to save properties',
  photoPosition: (index: number, total: number) => `${index} / ${total}`,
} as const
