import { describe, expect, it } from 'vitest'
import {
  blankGuest,
  findBookingProblem,
  formsOfGuest,
  type BookingAttempt,
} from '@ui/booking/booking-checks'

const guest = {
  ...blankGuest,
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@staylet.test',
  phone: '08012345678',
}
const good: BookingAttempt = {
  isSignedIn: true,
  startDate: '2026-01-20',
  endDate: '2026-01-23',
  guest,
}

describe('the checks before a booking is sent', () => {
  it('asks for a login first, whatever else is missing (BN-22)', () => {
    const attempt = { isSignedIn: false, startDate: null, endDate: null, guest: blankGuest }
    expect(findBookingProblem(attempt)).toEqual({ kind: 'login' })
  })

  it('asks for both dates before the names (BN-23)', () => {
    expect(findBookingProblem({ ...good, startDate: null, guest: blankGuest })?.kind).toBe('dates')
    expect(findBookingProblem({ ...good, endDate: null })?.kind).toBe('dates')
  })

  it.each(['firstName', 'lastName', 'email', 'phone'] as const)(
    'reports missing %s (BN-24)',
    (field) => {
      const typed = formsOfGuest({ ...guest, [field]: ' \u200B' })
      expect(findBookingProblem({ ...good, guest: typed })).toEqual({
        kind: 'information',
        errors: { [field]: 'This field is required' },
      })
    },
  )

  it('accepts a number and an address as they are copied, and a name of 100 letters', () => {
    const typed = formsOfGuest({
      ...guest,
      firstName: 'o'.repeat(100),
      lastName: '\u2068Obi\u2069',
      email: 'mailto:ada@staylet.test,',
      phone: '\u202A+234 ８０３ 123 4567\u202C',
    })
    expect(typed).toMatchObject({
      lastName: 'Obi',
      email: 'ada@staylet.test',
      phone: '08031234567',
    })
    expect(findBookingProblem({ ...good, guest: typed })).toBeNull()
    expect(
      findBookingProblem({ ...good, guest: { ...guest, firstName: 'o'.repeat(101) } }),
    ).toEqual({ kind: 'format', errors: { firstName: 'Please enter at most 100 letters' } })
  })

  it('reports an invalid email and an invalid age last (BN-20)', () => {
    expect(findBookingProblem({ ...good, guest: { ...guest, email: 'a@b', age: '17' } })).toEqual({
      kind: 'format',
      errors: {
        email: 'Please enter a valid email address',
        age: 'Age must be between 18 and 100',
      },
    })
  })

  it('reports missing and invalid fields together, in the order of the form', () => {
    const typed = { ...guest, phone: '', email: 'ada@', age: '12' }
    const problem = findBookingProblem({ ...good, guest: typed })
    expect(problem).toEqual({
      kind: 'information',
      errors: {
        email: 'Please enter a valid email address',
        phone: 'This field is required',
        age: 'Age must be between 18 and 100',
      },
    })
    expect(Object.keys((problem as { errors: object }).errors)).toEqual(['email', 'phone', 'age'])
  })

  it('reports text that is not a phone number', () => {
    expect(findBookingProblem({ ...good, guest: { ...guest, phone: 'not a phone' } })).toEqual({
      kind: 'format',
      errors: { phone: 'Please enter a phone number, such as 08012345678' },
    })
  })

  it.each(['', '18', '100'])('accepts the age %j (BN-20)', (age) => {
    expect(findBookingProblem({ ...good, guest: { ...guest, age } })).toBeNull()
  })

  it.each(['17', '101', '18.5', 'old'])('refuses the age %j (BN-20)', (age) => {
    expect(findBookingProblem({ ...good, guest: { ...guest, age } })?.kind).toBe('format')
  })
})
