import { describe, expect, it } from 'vitest'
import { pagerItems } from '@ui/listing/pager-items'

const printed = (page: number, pages: number) => pagerItems(page, pages).join(' ')

describe('pagerItems', () => {
  it('shows the first, current and last page with ellipses between (HOME-09)', () => {
    expect(printed(5, 10)).toBe('1 … 5 … 10')
  })

  it('shows no more numbers near the ends than in the middle (HOME-09)', () => {
    expect(printed(1, 10)).toBe('1 … 10')
    expect(printed(2, 10)).toBe('1 2 … 10')
    expect(printed(9, 10)).toBe('1 … 9 10')
    expect(printed(10, 10)).toBe('1 … 10')
  })

  it('puts no ellipsis between neighbours', () => {
    expect(printed(2, 3)).toBe('1 2 3')
    expect(printed(1, 2)).toBe('1 2')
  })

  it('shows one page for a single page or none', () => {
    expect(printed(1, 1)).toBe('1')
    expect(printed(1, 0)).toBe('1')
  })

  it('moves a page outside the range to the nearest end', () => {
    expect(printed(99, 10)).toBe('1 … 10')
    expect(printed(-3, 10)).toBe('1 … 10')
  })
})
