/**
 * Names that the database begins with. They are data, like the names that staff add later, so every
 * language shows them as they are.
 */

/** The five amenities that exist from the start, in their order. */
export const firstAmenities = {
  parking: 'Parking available',
  washer: 'Washer',
  air: 'Air conditioning',
  kitchen: 'Kitchen',
  wifi: '24/7 WiFi connection',
} as const

/** The property types that exist from the start. */
export const firstPropertyTypes = ['Apartment', 'House', 'Villa', 'Studio', 'Duplex'] as const
