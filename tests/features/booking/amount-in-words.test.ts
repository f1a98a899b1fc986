import { expect, it } from 'vitest'
import { NAIRA_MAXIMUM } from '@domain/constants'
import { amountInWords } from '@features/booking/amount-in-words'

it.each([
  [0, 'Zero Naira Only'],
  [1, 'One Naira Only'],
  [64_500, 'Sixty Four Thousand Five Hundred Naira Only'],
  [4_555.5, 'Four Thousand Five Hundred Fifty Five Naira And Fifty Kobo Only'],
  [1_000_000, 'One Million Naira Only'],
  [NAIRA_MAXIMUM, 'Ten Trillion Naira Only'],
])('the receipt writes %d naira in words (R-118)', (naira, words) => {
  expect(amountInWords(naira)).toBe(words)
})
