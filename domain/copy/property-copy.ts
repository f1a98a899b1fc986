/** Texts of the property page. Its toasts are in toastCopy. */
export const propertyCopy = {
  notFound: 'Property not found',
  save: 'Save',
  unsave: 'Unsave',
  share: 'Share',
  seeMore: 'see more',
  seeLess: 'see less',
  whereYouSleep: 'Where you sleep',
  about: 'About this property',
  feedbacks: '90 verified positive feedbacks',
  area: '100 sq ft',
  // Our own headings for sections that the specification names in running text.
  exploreTheArea: 'Explore the area',
  houseRules: 'House rules',
  stayHours: 'Check-in is from 2 pm and check-out by 11 am.',
  checkInFrom: (time: string) => `Check-in is from ${time}.`,
  checkOutBy: (time: string) => `Check-out is by ${time}.`,
  map: 'Map of the area',
  nearby: 'Nearby places',
  amenities: 'Amenities',
  noHouseRules: 'The host has not added house rules yet.',
  damageAndCancellation: 'Damage and cancellation',
  cancellationPeriods: 'Cancellation periods',
  damagePolicy: 'Damage policy',
  tellDamage: 'Please tell the host about any damage on the day it happens.',
  /** In place of the sample periods where guests pay. */
  periodsUntilPaid: [
    {
      deadline: 'Until 7 days before check-in',
      refundType: 'Free cancellation',
      description: 'As long as nothing is paid, you can cancel the booking in My Bookings.',
    },
    {
      deadline: 'Once it is paid',
      refundType: 'No refund',
      description:
        'Once payment is made and confirmed the booking is final, with no cancellations or refunds.',
    },
  ],
  importantInformation: 'Important information',
  similar: 'Similar properties',
  shareManually: 'Copy this address',
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  bathrooms: (count: number) => (count === 1 ? '1 bathroom' : `${count} bathrooms`),
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
} as const
