import { groupDigits } from '@domain/money'

/** Texts of the filter row, the panel and the chips. */
export const filterPanelCopy = {
  reset: 'Reset',
  availability: {
    now: 'Available Now',
    weekend: 'Available This Weekend',
    'next-week': 'Available Next Week',
    'next-month': 'Available Next Month',
    all: 'All Availability',
  },
  /** Price options of the home page. A chosen country's currency code precedes them. */
  homePrices: {
    '0-1000': '0-1,000',
    '1001-5000': '1,001-5,000',
    '5001-10000': '5,001-10,000',
    '10001-20000': '10,001-20,000',
    '20001-50000': '20,001-50,000',
    '50001-plus': '50,001-plus',
  },
  /** Price options of the side panel. */
  panelPrices: {
    '-100000': 'under 100k',
    '100000-500000': '100k-500k',
    '500000-2000000': '500k-2M',
    '2000000-plus': 'more than 2M',
  },
  locating: 'Locating...',
  geolocationUnsupported: 'Geolocation is not supported by your browser',
  // Not in the specification: names of its controls.
  close: 'Close filters',
  location: 'Location',
  country: 'Country',
  state: 'State',
  city: 'City',
  anyCountry: 'Any country',
  anyState: 'Any state',
  anyCity: 'Any city',
  countryFirst: 'Choose a country first',
  stateFirst: 'Choose a state first',
  loading: 'Loading...',
  propertyType: 'Property type',
  bedrooms: 'Bedrooms',
  bedroomOptions: { '1': '1', '2': '2', '3plus': '3+' },
  amenities: 'Amenities',
  noAmenities: 'There are no amenities to choose from.',
  noTypes: 'The property types could not be loaded.',
  price: 'Price',
  priceRange: 'Price range',
  priceHint: 'Naira per night.',
  priceMin: 'Minimum',
  priceMax: 'Maximum',
  availabilityLabel: 'Availability',
  ownDates: 'Or for your own dates',
  rating: 'Rating',
  ratingHint: 'This many stars or more.',
  ratingOption: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  dates: 'Dates',
  guests: 'Guests',
  guestsHint: 'Homes for at least this many guests.',
  moreGuests: 'More guests',
  fewerGuests: 'Fewer guests',
  any: 'Any',
  /** Before an example, for screen readers. */
  anySuchAs: 'Any, such as',
  useMyLocation: 'Use my location',
  clear: 'Clear',
  showHomes: (total: number, capped = false) =>
    total === 1 && !capped ? 'Show 1 home' : `Show ${groupDigits(total)}${capped ? '+' : ''} homes`,
  // Not in the specification: one chip per active filter.
  activeFilters: 'Active filters',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed.`,
  someType: 'Property type',
  someAmenity: 'Amenity',
  /** Chips of filters whose value is a number. */
  chosen: {
    bedroomNo: (bedrooms: number) => {
      if (bedrooms >= 3) return `${bedrooms}+ bedrooms`
      return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`
    },
    rating: (stars: number) => (stars === 5 ? '5 stars' : `${stars}+ stars`),
    guestNo: (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
  },
  chosenAmenities: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  priceFrom: (amount: string) => `From ${amount}`,
  priceUpTo: (amount: string) => `Up to ${amount}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  fromDay: (day: string) => `From ${day}`,
  untilDay: (day: string) => `Until ${day}`,
} as const
