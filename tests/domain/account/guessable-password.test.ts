import { describe, expect, it } from 'vitest'
import { commonWords } from '@domain/account/common-words'
import { isGuessable, strengthOf, wordOf } from '@domain/account/guessable-password'

const about = ['Ada Grace Obi', 'ada.obi@mail.test', '08031234567']
const guessable = (password: string) => isGuessable(password, about, commonWords)

describe('a password that others would guess', () => {
  it.each([
    'Password1!',
    'Password123!',
    'Qwerty123!',
    'Welcome1!',
    'Admin123!',
    'P@ssw0rd1',
    'Staylet1!',
    'Staylet#2026',
    '$taylet#2026!',
    'Grace#1990',
    'AdaObi#1990',
    'Ada.Obi@mail.test1',
    'Aa1!Aa1!Aa1!',
    '#2026Sunshine!',
  ])('%s is recognised', (password) => {
    expect(guessable(password)).toBe(true)
  })

  it.each(['Lagoon#2027', 'Quiet#Garden-2031', 'correct Horse 7!', 'vK9!rtPq2#'])(
    '%s is not among them',
    (password) => {
      expect(guessable(password)).toBe(false)
    },
  )

  it('is found by the word that it is built around', () => {
    expect(wordOf('P@ssw0rd1!')).toBe('password')
    expect(wordOf('2026#')).toBe('')
    expect(guessable('20#26!35$')).toBe(false)
  })

  it('is weak, and any other gets stronger with its length', () => {
    const strength = (password: string) => strengthOf(password, about, commonWords)
    expect(strength('Password#2026')).toBe('weak')
    expect(strength('Lagoon#2027')).toBe('fair')
    expect(strength('Quiet#Garden-2031')).toBe('strong')
  })

  it('is looked up among at least 3,000 words, all in the form that is compared', () => {
    expect(commonWords.size).toBeGreaterThanOrEqual(3_000)
    expect([...commonWords].filter((word) => wordOf(word) !== word)).toEqual([])
  })
})
