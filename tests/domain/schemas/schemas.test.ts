import fc from 'fast-check'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { LoginPayloadSchema } from '@domain/schemas/auth-schema'
import { BookingPayloadSchema } from '@domain/schemas/booking-schema'
import { IdSchema } from '@domain/schemas/common-schema'
import { ListingSavePayloadSchema } from '@domain/schemas/listing-save-schema'
import {
  ResetPasswordPayloadSchema,
  VerifyOtpPayloadSchema,
} from '@domain/schemas/password-reset-schema'
import { CompleteRegistrationPayloadSchema } from '@domain/schemas/registration-schema'
import { ReviewPayloadSchema } from '@domain/schemas/review-schema'
import { lagoonLoft } from '@tests/fixtures/make-listing'
import { makeUser } from '@tests/fixtures/make-user'

const id = lagoonLoft._id

describe('request payloads', () => {
  it('of verify-otp are distinguished by their keys (API-09, API-10)', () => {
    const takes = (body: unknown) => Value.Check(VerifyOtpPayloadSchema, body)
    expect(takes({ identifier: 'ada@staylet.test', otp: '123456' })).toBe(true)
    expect(takes({ phoneNumber: '08031234567', code: '123456' })).toBe(true)
    expect(takes({ identifier: 'ada@staylet.test', code: '123456' })).toBe(false)
    expect(takes({ identifier: 'ada@staylet.test', otp: '12345a' })).toBe(false)
  })

  it.each([
    ['login (API-01)', LoginPayloadSchema, { identifier: 'a', password: 'b' }],
    [
      'complete-registration (API-07, ENT-07)',
      CompleteRegistrationPayloadSchema,
      { id, fullName: 'Ada Obi', dob: '1990-01-01', phoneNo: '08031234567', password: 'x' },
    ],
    [
      'reset-password (API-11, ENT-07)',
      ResetPasswordPayloadSchema,
      { token: 't', email: 'ada@staylet.test', newPassword: 'x' },
    ],
    ['reviews (API-22)', ReviewPayloadSchema, { rating: 5, listing: id }],
    ['a saved listing (ENT-04)', ListingSavePayloadSchema, { id, name: 'Loft', amenities: [id] }],
    ['a new draft (ENT-04)', ListingSavePayloadSchema, {}],
  ])('for %s reject additional fields', (_, schema, body) => {
    expect([...Value.Errors(schema, body)]).toEqual([])
    expect(Value.Check(schema, { ...body, extra: 1 })).toBe(false)
  })

  it('for a booking reject dates that are not midnight UTC, invalid amounts and invalid ids (API-20)', () => {
    const body = {
      startDate: '2026-01-20T00:00:00.000Z',
      endDate: '2026-01-23T00:00:00Z',
      travelersNo: 2,
      totalPrice: 0,
      userId: makeUser()._id,
      listing: id,
    }
    const takes = (changes: object) => Value.Check(BookingPayloadSchema, { ...body, ...changes })
    expect(takes({})).toBe(true)
    expect(takes({ startDate: '2026-01-20T10:00:00.000Z' })).toBe(false)
    expect(takes({ totalPrice: -1 })).toBe(false)
    expect(takes({ totalPrice: Infinity })).toBe(false)
    expect(takes({ travelersNo: 0 })).toBe(false)
    expect(takes({ listing: '1 or 1=1' })).toBe(false)
    expect(takes({ role: 'admin' })).toBe(false)
  })

  it('recognise an id by its format', () => {
    fc.assert(fc.property(fc.uuid(), (uuid) => Value.Check(IdSchema, uuid)))
    expect(Value.Check(IdSchema, `${id}\n`)).toBe(false)
  })
})
