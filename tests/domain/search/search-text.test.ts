import { describe, expect, it } from 'vitest'
import { normaliseSearchText } from '@domain/search/search-text'

describe('normaliseSearchText', () => {
  it.each([
    ['  Lekki   PHASE one ', 'lekki phase one'],
    ['Ọ̀yọ́', 'oyo'],
    ['CAFÉ', 'cafe'],
    ['Tola’s', "tola's"],
    ['a\u0000b\u001fc\td', 'a b c d'],
    ['', ''],
  ])('turns %j into %j (FILT-14)', (text, normal) => {
    expect(normaliseSearchText(text)).toBe(normal)
  })
})
