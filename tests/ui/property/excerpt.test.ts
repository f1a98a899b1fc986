import { describe, expect, it } from 'vitest'
import { excerptOf } from '@ui/property/AboutText'

describe('excerptOf', () => {
  it('leaves a description of 300 characters unchanged (PROP-12)', () => {
    const text = 'a'.repeat(300)
    expect(excerptOf(text)).toBe(text)
  })

  it('cuts a description of 301 characters to 300 and an ellipsis (PROP-12)', () => {
    expect(excerptOf('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`)
  })

  it('counts an emoji as one character and does not cut it in half', () => {
    expect(excerptOf('🏡'.repeat(300))).toBe('🏡'.repeat(300))
    expect(excerptOf('🏡'.repeat(301))).toBe(`${'🏡'.repeat(300)}…`)
  })
})
