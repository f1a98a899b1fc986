import { describe, expect, it } from 'vitest'
import { afterScroll } from '@ui/layout/use-hide-on-scroll'

/** Returns whether the header is hidden after each of these scroll positions. */
const scrollThrough = (...places: number[]) => {
  let state = { hidden: false, turn: 0 }
  return places.map((y) => (state = afterScroll(state, y)).hidden)
}

describe('hiding on scroll', () => {
  it('starts beyond 100 px on the way down, not at 99 or 100 px (HEAD-05)', () => {
    expect(scrollThrough(99, 100, 101)).toEqual([false, false, true])
  })

  it('ends after 20 px up, but not after a tiny movement (HEAD-05)', () => {
    expect(scrollThrough(500, 481, 480)).toEqual([true, true, false])
  })

  it('measures the way up from the lowest position (HEAD-05)', () => {
    expect(scrollThrough(500, 490, 800, 781, 780)).toEqual([true, true, true, true, false])
  })

  it('starts again as soon as the guest scrolls down', () => {
    expect(scrollThrough(500, 400, 380, 381)).toEqual([true, false, false, true])
  })

  it('never happens at the top', () => {
    expect(scrollThrough(500, 100)).toEqual([true, false])
  })
})
