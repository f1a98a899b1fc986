import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseSearchText } from '@domain/search/search-text'
import { anyText } from '@tests/domain/arbitraries'

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

  it('is idempotent and leaves no NUL character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const normal = normaliseSearchText(text)
        expect(normaliseSearchText(normal)).toBe(normal)
        expect(normal).not.toMatch(/\p{Cc}/u)
      }),
    )
  })
})
