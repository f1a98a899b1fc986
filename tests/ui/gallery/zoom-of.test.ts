import { describe, expect, it } from 'vitest'
import { limited, unzoomed, zoomedAt } from '@ui/gallery/use-zoom'

describe('zoomedAt', () => {
  it('keeps the point between the fingers in place', () => {
    const point = { x: 40, y: -30 }
    const zoom = zoomedAt(unzoomed, 2, point, point)
    // Point of the photo under the fingers, before and after.
    expect((point.x - zoom.x) / zoom.scale).toBe(point.x)
    expect((point.y - zoom.y) / zoom.scale).toBe(point.y)
  })

  it('moves the photo with the fingers', () => {
    const zoom = zoomedAt({ scale: 2, x: 0, y: 0 }, 2, { x: 10, y: 10 }, { x: 30, y: 5 })
    expect(zoom).toEqual({ scale: 2, x: 20, y: -5 })
  })
})

describe('limited', () => {
  it('keeps the scale within 1 and 4', () => {
    expect(limited({ scale: 0.5, x: 0, y: 0 }, 100, 100).scale).toBe(1)
    expect(limited({ scale: 9, x: 0, y: 0 }, 100, 100).scale).toBe(4)
  })

  it('keeps the photo over the whole box', () => {
    expect(limited({ scale: 2, x: 500, y: -500 }, 100, 60)).toEqual({ scale: 2, x: 50, y: -30 })
    expect(limited({ scale: 1, x: 20, y: 20 }, 100, 60)).toEqual(unzoomed)
  })
})
