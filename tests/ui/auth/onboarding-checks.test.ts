import { describe, expect, it } from 'vitest'
import { checkBirthday, checkPhone } from '@ui/auth/onboarding-checks'

describe('the check of a date of birth (R-46)', () => {
  it.each([
    ['12/31/1899', 'Your date of birth cannot be before 1900'],
    ['01/01/2199', 'Your date of birth cannot be in the future'],
    ['02/30/1990', 'This date does not exist'],
    ['13/13/1990', 'This date does not exist'],
    ['1990', 'Enter a date as MM/DD/YYYY'],
  ])('refuses %s', (typed, message) => expect(checkBirthday(typed)).toBe(message))

  it('accepts the first day of 1900', () => expect(checkBirthday('01/01/1900')).toBe(true))
})

describe('the check of a phone number at onboarding', () => {
  it('refuses text that is not a number', () => {
    expect(checkPhone('not a phone')).toBe('Please enter a phone number, such as 08012345678')
    expect(checkPhone(' ')).toBe('Phone number is required')
    expect(checkPhone('0803-224-5827')).toBe(true)
  })
})
