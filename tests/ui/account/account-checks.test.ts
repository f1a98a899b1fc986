import { describe, expect, it } from 'vitest'
import { findPasswordErrors } from '@ui/account/password-checks'
import { findProfileErrors } from '@ui/account/profile-checks'

const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada@staylet.test', phone: '0803' }

describe('a profile', () => {
  it('with all five is well (PROF-03)', () => {
    expect(findProfileErrors(ada, true)).toEqual({})
  })

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)(
    'needs its %s (PROF-03)',
    (field) => {
      expect(findProfileErrors({ ...ada, [field]: '  ' }, true)).toEqual({
        [field]: 'This field is required',
      })
    },
  )

  it('needs a picture, and an address that is one (PROF-03)', () => {
    expect(findProfileErrors({ ...ada, email: 'ada@nowhere' }, false)).toEqual({
      picture: 'A profile image is required',
      email: 'Please enter a valid email address',
    })
  })
})

describe('a change of password', () => {
  const good = { oldPassword: 'x', newPassword: 'Longname@', confirmation: 'Longname@' }

  it('needs the old one, the rules, and the same twice (PROF-04)', () => {
    expect(findPasswordErrors(good)).toEqual({})
    expect(findPasswordErrors({ ...good, oldPassword: '' })).toHaveProperty('oldPassword')
    expect(findPasswordErrors({ ...good, confirmation: '' })).toHaveProperty('confirmation')
    expect(findPasswordErrors({ ...good, confirmation: 'longname@' })).toEqual({
      confirmation: 'Passwords do not match',
    })
  })

  it.each(['Longname#', 'longname@', 'LONGNAME@', 'Short@a'])(
    'refuses %s as the new one (PROF-05)',
    (password) => {
      const errors = findPasswordErrors({ ...good, newPassword: password, confirmation: password })
      expect(errors).toEqual({ newPassword: 'Please ensure all password criteria are met' })
    },
  )
})
