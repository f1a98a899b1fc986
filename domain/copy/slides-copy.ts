/** Texts of the slides on the authentication pages. The specification gives only the titles. */
export const slidesCopy = {
  slides: [
    {
      title: 'Find Your Perfect Stay',
      body: 'Bright lofts, quiet gardens and homes by the water, with pictures of the rooms.',
    },
    {
      title: 'Book with Ease',
      body: 'Choose your nights, see every part of the price, and send your booking in a minute.',
    },
    {
      title: 'Enjoy Your Experience',
      body: 'Arrive to a home that is ready for you. Your plans are always at hand.',
    },
  ],
  // Not in the specification.
  label: 'Why guests choose Staylet',
  pause: 'Pause slides',
  play: 'Play slides',
} as const
