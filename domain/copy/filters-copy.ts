/** Sections 2.8, 5 and 9: the filters' words that every page of homes needs; the panel has its own. */
export const filtersCopy = {
  all: 'All',
  /** Section 9: the five seeded amenities. */
  amenities: ['Parking available', 'Washer', 'Air conditioning', 'Kitchen', '24/7 WiFi connection'],
  /** The seeded property types, shown when the call fails. */
  propertyTypes: ['Apartment', 'House', 'Villa', 'Studio', 'Duplex'],
  /** Section 9. */
  defaultLocation: 'Lagos, Nigeria',
  // Ours.
  title: 'Filters',
  /** After the title, for screen readers; the badge shows the figure. */
  activeCount: (count: number) => (count === 1 ? ', 1 active' : `, ${count} active`),
  propertyTypesLabel: 'Property types',
} as const
