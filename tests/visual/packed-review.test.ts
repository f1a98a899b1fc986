import { expect, it } from 'vitest'
import { packReview, pictureName, unpackReview } from './packed-review'
import type { Review, ReviewChange } from './review-data'

const hash = (digit: string) => digit.repeat(64)

const change = (variant: string, more: Partial<ReviewChange> = {}): ReviewChange => ({
  name: `ui-form-field--default/${variant}`,
  story: 'ui-form-field--default',
  title: 'ui/form/Field',
  storyName: 'Default',
  variant,
  kind: 'changed',
  key: hash('1'),
  before: hash('2'),
  after: hash('3'),
  why: ['ui/form/Field.tsx'],
  ...more,
})

const review: Review = {
  base: 'b',
  head: 'c',
  digest: hash('d'),
  faults: ['a story'],
  judges: [],
  notes: [],
  changes: [
    change('390', { difference: hash('4'), pixels: 7, largestStep: 2 }),
    change('behaviour', { lines: { before: ['one'], after: [] } }),
    change('768', { kind: 'added', before: '' }),
    change('390', {
      name: 'ui-form-old--default → ui-form-new--default/390',
      story: 'ui-form-new--default',
      from: 'ui-form-old--default',
      kind: 'renamed',
      why: [],
    }),
  ],
}

it('a packed review is the same one with short names of pictures', () => {
  const short = ({ key, before, after, difference, ...rest }: ReviewChange) => ({
    ...rest,
    key: pictureName(key),
    ...(before && { before: pictureName(before) }),
    ...(after && { after: pictureName(after) }),
    ...(difference && { difference: pictureName(difference) }),
  })
  const found = unpackReview(packReview(review))
  expect(found).toEqual({ ...review, changes: review.changes.map(short) })
})

it('300 changes add at most 64 KB to the page', () => {
  const changes = Array.from({ length: 300 }, (_, at) =>
    change(`1280-dark-hover-${at % 6}`, {
      story: `ui-notification-notificationcard--unread-${Math.floor(at / 6)}`,
      difference: hash('4'),
      pixels: 123_456,
      largestStep: 255,
    }),
  )
  const data = JSON.stringify(packReview({ ...review, changes }))
  expect(data.length).toBeLessThan(64 * 1024)
})
