import fc from 'fast-check'
import { expect, it } from 'vitest'
import { viewsOf } from '@ui/review/views-of'

it('shows every review once and in its order, and no view is empty (PROP-16)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.constantFrom(1, 2, 3), (items, perView) => {
      const views = viewsOf(items, perView)
      expect(views.flat()).toEqual(items)
      expect(views.every((view) => view.length > 0 && view.length <= perView)).toBe(true)
    }),
  )
})
