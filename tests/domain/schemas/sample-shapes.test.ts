import { expect, it } from 'vitest'
import type {
  CancellationPeriod,
  NearbyPlace,
  RatingRow,
  SampleBedroom,
  SampleReview,
} from '@domain/schemas/sample-shapes'

// The compiler checks each sample against its type. The assertion checks the type against the
// specified fields.
it.each([
  ['text author image', { text: 'a', author: 'b', image: '/c' } satisfies Required<SampleReview>],
  ['stars count progressImage', { stars: 5, count: 1, progressImage: '/a' } satisfies RatingRow],
  [
    'name distance isTransport',
    { name: 'a', distance: 'b', isTransport: true } satisfies NearbyPlace,
  ],
  [
    'deadline refundType description',
    { deadline: 'a', refundType: 'b', description: 'c' } satisfies CancellationPeriod,
  ],
  ['image name amenities', { image: '/a', name: 'b', amenities: [] } satisfies SampleBedroom],
])('a sample carries the fields %s (ENT-11)', (fields, sample) => {
  expect(Object.keys(sample)).toEqual(fields.split(' '))
})
