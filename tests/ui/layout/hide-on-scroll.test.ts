import { describe, expect, it } from 'vitest'
import { afterScroll } from '@ui/layout/hide-on-scroll'

/** Returns whether the header is hidden after each of these scroll positions. */
const scrollThrough = (...places: number[]) => {
  let state = { hidden: false, turn: 0 }
  return places.map((y) => (state = afterScroll(state, y)).hidden)
}

describe('hiding on scroll', () => {
  it('stays at 99 and 100 px and hides beyond them on the way down (HEAD-05)', () => {
    expect(scrollThrough(99, 100, 101)).toEqual([false, false, true])
  })

  it('comes back after 20 px up, not after a tremble (HEAD-05)', () => {
    expect(scrollThrough(500, 481, 480)).toEqual([true, true, false])
  })

  it('measures the way up from the lowest point (HEAD-05)', () => {
    expect(scrollThrough(500, 490, 800, 781, 780)).toEqual([true, true, true, true, false])
  })

  it('hides again as soon as the guest goes on down', () => {
    expect(scrollThrough(500, 400, 380, 381)).toEqual([true, false, false, true])
  })

  it('is always there at the top', () => {
    expect(scrollThrough(500, 100)).toEqual([true, false])
  })
})
