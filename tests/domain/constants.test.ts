import { describe, expect, it } from 'vitest'
import * as constants from '@domain/constants'
import { loginCopy } from '@domain/copy/login-copy'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { profileCopy } from '@domain/copy/profile-copy'
import { supportCopy } from '@domain/copy/support-copy'

describe('the specified constants', () => {
  it('use Naira as the currency (CONST-02)', () => {
    expect(constants.CURRENCY).toBe('NGN')
  })

  it('contain the times, page sizes and thresholds (CONST-03)', () => {
    expect(constants.TIME).toMatchObject({
      splashMinimum: 1_000,
      favouritesWaitCap: 10_000,
      protectedRedirectDelay: 1_000,
      resendCountdown: 120_000,
      digitBoxTimer: 30_000,
      slideInterval: 5_000,
      toast: 1_500,
      geolocationTimeout: 15_000,
      geolocationMaximumAge: 10_000,
    })
    expect(constants.PAGE_SIZE).toEqual({
      home: 12,
      discover: 8,
      discoverWithPanel: 6,
      bookings: 3,
    })
    expect(constants.SIMILAR_LISTINGS_MAX).toBe(3)
    expect(constants.SEARCH_SUGGESTIONS_MAX).toBe(6)
    expect(constants.HEADER_HIDE_THRESHOLD).toBe(100)
    expect(constants.SWIPE_THRESHOLD).toBe(50)
    expect(constants.DESCRIPTION_TRUNCATION).toBe(300)
    expect(constants.HERO_OVERLAY_OPACITY).toBe(0.5)
    expect(constants.DATE_PICKER).toEqual({
      yearsPerPage: 12,
      timeStepMinutes: 30,
      format: 'MM/dd/yyyy',
    })
  })

  it('contain code lengths, ages, guest counts and texts with numbers (CONST-07)', () => {
    expect(constants.OTP_LENGTH).toBe(6)
    expect(constants.PHONE_DIGITS).toBe(11)
    expect(constants.PASSWORD_MINIMUM).toBe(8)
    expect(constants.AGE).toEqual({ minimum: 18, maximum: 100 })
    expect(constants.GUESTS).toEqual({ minimum: 1, listingDefault: 1, bookingPageDefault: 8 })
    expect(constants.TRANSFER_VALIDITY).toBe('09:30')
    expect(paymentsCopy.transferNote).toContain('Account number is valid for 09:30')
    expect(supportCopy.replyTime).toBe('24-48 hours')
    expect(Object.values(loginCopy.methods)).toEqual(['Email Address', 'Phone Number'])
    expect(profileCopy.languages).toEqual(['English(UK)', 'French', 'Spanish', 'German'])
    expect(profileCopy.currencies).toEqual(['USD', 'NGN', 'EUR', 'GBP', 'JPY'])
  })
})
