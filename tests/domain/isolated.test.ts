import { describe, expect, it } from 'vitest'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { bookingMailCopy } from '@domain/copy/booking-mail-copy'
import { insteadCopy } from '@domain/copy/instead-copy'
import { isolated } from '@domain/copy/isolated'
import { paymentsCopy } from '@domain/copy/payments-copy'
import { switchAccountCopy } from '@domain/copy/switch-account-copy'

const home = 'بيت الشاطئ (2)'
const alone = `\u2068${home}\u2069`

describe('words in another writing direction', () => {
  it.each(['بيت', 'דירה', '𞤀𞤣𞤤𞤢𞤥', 'Loft بيت'])('are isolated: %s', (words) => {
    expect(isolated(words)).toBe(`\u2068${words}\u2069`)
  })

  it.each(["Potter's Yard", 'Ọ̀ṣun Lodge', 'Дом', '東京', ''])('stay as they are: %s', (words) => {
    expect(isolated(words)).toBe(words)
  })

  it.each([
    [insteadCopy.without(home, '4 homes'), `Remove ${alone}: 4 homes`],
    [paymentsCopy.booked(home, '₦45,000'), `Your booking of ${alone}: ₦45,000`],
    [
      bookingDetailsCopy.tabTitle(home, 'Jan 1, 2026', 'Jan 2, 2026'),
      `${alone}, Jan 1, 2026 to Jan 2, 2026`,
    ],
    [switchAccountCopy.arrived(home).text, `You are logged in as ${alone}.`],
    [bookingMailCopy.confirmed(home, '').subject, `Your booking of ${alone} is confirmed`],
  ])('keep the punctuation of a sentence in its place: %s', (sentence, expected) => {
    expect(sentence).toBe(expected)
  })
})
