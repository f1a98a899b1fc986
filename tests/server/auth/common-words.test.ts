import { describe, expect, it } from 'vitest'
import { wordOf } from '@domain/account/guessable-password'
import { commonWords } from '@server/auth/common-words'
import { isCommon } from '@server/auth/refuse-guessable'

describe('a common password', () => {
  it.each([
    'Password1!',
    'Password123!',
    'Password#2026',
    'Qwerty123!',
    'Welcome1!',
    'Admin123!',
    'P@ssw0rd1',
    '#2026Sunshine!',
  ])('%s is recognised', (password) => {
    expect(isCommon(password)).toBe(true)
  })

  it.each(['Lagoon#2027', 'Quiet#Garden-2031', 'correct Horse 7!', '20#26!35$'])(
    '%s is not one',
    (password) => {
      expect(isCommon(password)).toBe(false)
    },
  )

  it('is looked up among at least 3,000 words, all in the form that is compared', () => {
    expect(commonWords.size).toBeGreaterThanOrEqual(3_000)
    expect([...commonWords].filter((word) => wordOf(word) !== word)).toEqual([])
  })
})
