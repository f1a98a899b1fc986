/** Filter texts that every page with listings needs. The panel's texts are in filterPanelCopy. */
export const filtersCopy = {
  all: 'All',
  /** The five amenities that exist from the start, in their order. */
  amenities: {
    parking: 'Parking available',
    washer: 'Washer',
    air: 'Air conditioning',
    kitchen: 'Kitchen',
    wifi: '24/7 WiFi connection',
  },
  /** The property types that exist from the start, shown when the request fails. */
  propertyTypes: ['Apartment', 'House', 'Villa', 'Studio', 'Duplex'],
  defaultLocation: 'Lagos, Nigeria',
  // Not in the specification.
  title: 'Filters',
  /** Follows the title for screen readers. The badge shows only the number. */
  activeCount: (count: number) => (count === 1 ? ', 1 active' : `, ${count} active`),
  propertyTypesLabel: 'Property types',
} as const
