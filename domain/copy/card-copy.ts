/** Texts of the listing card. */
export const cardCopy = {
  perNight: '/per night',
  /** */
  priceOnRequest: 'Price on request',
  imageNotAvailable: 'Image not available',
  defaultType: 'Apartment',
  // Not in the specification.
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  morePhotos: (count: number) => `+${count}`,
  morePhotosLabel: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  previousPhoto: (name: string) => `Previous photo of ${name}`,
  nextPhoto: (name: string) => `Next photo of ${name}`,
  favourite: (name: string) => `Favourite ${name}`,
  rating: (rating: number) => `Rated ${rating} out of 5`,
  /** From the property page. */
  ratingFigure: (rating: number) => `${rating}/5`,
  /** Also shown under the heart to visitors. */
  loginToSave: 'Login to save properties',
  photoPosition: (index: number, total: number) => `${index} / ${total}`,
  /** What screen readers hear when another photo is shown. */
  photoInWords: (index: number, total: number, photo: string) => `${index} of ${total}: ${photo}`,
} as const
