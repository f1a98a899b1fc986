import { describe, expect, it } from 'vitest'
import { findPasswordErrors } from '@ui/account/password-checks'
import { findProfileErrors } from '@ui/account/profile-checks'

const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada@staylet.test', phone: '08031234567' }

describe('the check of a profile', () => {
  it('accepts all four fields (PROF-03)', () => {
    expect(findProfileErrors(ada)).toEqual({})
  })

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)(
    'requires the %s (PROF-03)',
    (field) => {
      expect(findProfileErrors({ ...ada, [field]: '' })).toEqual({
        [field]: 'This field is required',
      })
    },
  )

  it('accepts a name of 100 letters and no longer one', () => {
    expect(findProfileErrors({ ...ada, lastName: 'o'.repeat(100) })).toEqual({})
    expect(findProfileErrors({ ...ada, lastName: 'o'.repeat(101) })).toEqual({
      lastName: 'Please enter at most 100 letters',
    })
  })

  it('requires a valid email address and a valid phone number (PROF-03)', () => {
    expect(findProfileErrors({ ...ada, email: 'ada@nowhere', phone: '0803' })).toEqual({
      email: 'Please enter a valid email address',
      phone: 'Please enter a phone number, such as 08012345678',
    })
  })
})

describe('the check of a password change', () => {
  const good = { oldPassword: 'x', newPassword: 'Longname@', confirmation: 'Longname@' }

  it('requires the old password, the rules, and the new one twice (PROF-04)', () => {
    expect(findPasswordErrors(good)).toEqual({})
    expect(findPasswordErrors({ ...good, oldPassword: '' })).toHaveProperty('oldPassword')
    expect(findPasswordErrors({ ...good, confirmation: '' })).toHaveProperty('confirmation')
    expect(findPasswordErrors({ ...good, confirmation: 'longname@' })).toEqual({
      confirmation: 'Passwords do not match',
    })
  })

  it.each(['Longname#', 'longname@', 'LONGNAME@', 'Short@a'])(
    'refuses %s as the new password (PROF-05)',
    (password) => {
      const errors = findPasswordErrors({ ...good, newPassword: password, confirmation: password })
      expect(errors).toEqual({ newPassword: 'Please ensure all password criteria are met' })
    },
  )
})
