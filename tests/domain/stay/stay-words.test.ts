import { describe, expect, it } from 'vitest'
import { stayInShort } from '@domain/stay/stay-words'

describe('a stay in short form', () => {
  it('names the month once', () => {
    expect(stayInShort('2026-12-16', '2026-12-19')).toBe('Dec 16 – 19')
  })

  it.each([
    ['2026-12-30', '2027-01-02', 'Dec 30 – Jan 2'],
    ['2026-12-16', '2027-12-19', 'Dec 16 – Dec 19'],
  ])('names both months from %s to %s', (checkIn, checkOut, words) => {
    expect(stayInShort(checkIn, checkOut)).toBe(words)
  })
})
