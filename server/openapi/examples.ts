/** Values that the examples of the API documents share. */
export const exampleIds = {
  user: '0b9f2c1e-5d34-4c8e-9a51-6f6f0c2a7e11',
  listing: '3f0e6a52-8b0d-4f5e-bd0c-2a4f1d7c9b10',
  booking: '7c1d2f44-1f0b-4a55-9a36-0d9b7f3f2a61',
  type: 'a4c7d1e0-6a39-4f0e-8f7b-51d2c8e3b902',
  amenity: 'd2b8f6c3-93b1-4a0b-86f5-0a6f4e1c7d23',
  photo: '5e9a0c77-2d4b-4a86-8f19-c3d1e2b4a590',
  review: '91f3b2d8-7a6c-4e15-b0c4-8e5d6f7a1b34',
  session: 'c8e4a1b5-0f92-4d73-8b6a-1d2e3f405162',
} as const

export const EXAMPLE_LISTING_NAME = 'Lagoon Loft with a Balcony'
export const EXAMPLE_EMAIL = 'ada@example.com'
export const EXAMPLE_PHONE = '08031234567'
export const EXAMPLE_INSTANT = '2026-03-10T09:00:00.000Z'
export const EXAMPLE_TOKEN = 'q1ZVeLr0W5yYQ2nY3c0xT7uB8kM4sD6f'
export const EXAMPLE_PASSWORD = 'Lagoon#2026'
export const EXAMPLE_CODE = '493027'
export const EXAMPLE_INTENT = '/propertydetail/lagoon-loft-with-a-balcony'
