import { describe, expect, it } from 'vitest'
import { isObvious, strengthOf, wordOf } from '@domain/account/guessable-password'

const about = ['Ada Grace Obi', 'ada.obi@mail.test', '08031234567']

describe('a password that says who chose it', () => {
  it.each([
    'Staylet1!',
    'Staylet#2026',
    '$taylet#2026!',
    'Grace#1990',
    'AdaObi#1990',
    'Ada.Obi@mail.test1',
    'Aa1!Aa1!Aa1!',
  ])('%s is obvious', (password) => {
    expect(isObvious(password, about)).toBe(true)
  })

  it.each(['Lagoon#2027', 'Quiet#Garden-2031', 'correct Horse 7!', 'vK9!rtPq2#'])(
    '%s is not',
    (password) => {
      expect(isObvious(password, about)).toBe(false)
    },
  )

  it('is found by the word that it is built around', () => {
    expect(wordOf('P@ssw0rd1!')).toBe('password')
    expect(wordOf('2026#')).toBe('')
    expect(isObvious('20#26!35$', about)).toBe(false)
  })

  it('is told so, and any other is told about its length', () => {
    const strength = (password: string) => strengthOf(password, about)
    expect(strength('Staylet#2026')).toBe('obvious')
    expect(strength('Lagoon#2027')).toBe('short')
    expect(strength('Quiet#Garden-2031')).toBe('long')
  })
})
