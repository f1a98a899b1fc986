import fc from 'fast-check'
import { expect, it } from 'vitest'
import { viewsOf } from '@ui/review/views-of'

it('the carousel shows every review once and in order, without an empty view (PROP-16)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.constantFrom(1, 2, 3), (items, perView) => {
      const views = viewsOf(items, perView)
      expect(views.flat()).toEqual(items)
      expect(views.every((view) => view.length > 0 && view.length <= perView)).toBe(true)
    }),
  )
})
