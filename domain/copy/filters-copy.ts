/** Sections 2.8, 5 and 9: the filters' own words. */
export const filtersCopy = {
  reset: 'Reset',
  all: 'All',
  availability: {
    now: 'Available Now',
    weekend: 'Available This Weekend',
    'next-week': 'Available Next Week',
    'next-month': 'Available Next Month',
    all: 'All Availability',
  },
  /** Section 9: Home. A chosen country's currency code goes before. */
  homePrices: {
    '0-1000': '0-1,000',
    '1001-5000': '1,001-5,000',
    '5001-10000': '5,001-10,000',
    '10001-20000': '10,001-20,000',
    '20001-50000': '20,001-50,000',
    '50001-plus': '50,001-plus',
  },
  /** Section 9: the side panel. */
  panelPrices: {
    '-100000': 'under 100k',
    '100000-500000': '100k-500k',
    '500000-2000000': '500k-2M',
    '2000000-plus': 'more than 2M',
  },
  /** Section 9: the five seeded amenities. */
  amenities: ['Parking available', 'Washer', 'Air conditioning', 'Kitchen', '24/7 WiFi connection'],
  /** The seeded property types, shown when the call fails. */
  propertyTypes: ['Apartment', 'House', 'Villa', 'Studio', 'Duplex'],
  /** Section 9. */
  defaultLocation: 'Lagos, Nigeria',
  locating: 'Locating...',
  // Ours: names of the controls that section 2.8 lists.
  title: 'Filters',
  open: 'Open filters',
  close: 'Close filters',
  propertyTypesLabel: 'Property types',
  location: 'Location',
  country: 'Country',
  state: 'State',
  city: 'City',
  propertyType: 'Property type',
  bedrooms: 'Bedrooms',
  bedroomOptions: { '1': '1', '2': '2', '3plus': '3+' },
  amenitiesLabel: 'Amenities',
  priceRange: 'Price range',
  priceMin: 'Minimum',
  priceMax: 'Maximum',
  availabilityLabel: 'Availability',
  rating: 'Rating',
  ratingOption: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  dates: 'Dates',
  guests: 'Guests',
  useMyLocation: 'Use my location',
  showHomes: (total: number, capped = false) =>
    total === 1 && !capped
      ? 'Show 1 home'
      : `Show ${total.toLocaleString('en')}${capped ? '+' : ''} homes`,
} as const
