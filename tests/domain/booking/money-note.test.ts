import { describe, expect, it } from 'vitest'
import { cancelledMoneyNote } from '@domain/booking/money-note'
import type { MovedMoney } from '@domain/booking/paid'

const noteOf = (money: MovedMoney) =>
  cancelledMoneyNote({ status: 'Cancelled', totalPrice: 64_500, ...money }, undefined)

describe('what a cancelled booking says of its money (R-167)', () => {
  it.each<[MovedMoney, RegExp]>([
    [{}, /^We have received no payment for it\. If you have paid/],
    [{ paid: 20_000 }, /^₦20,000 that you paid is to be refunded\. If/],
    [{ returned: 20_000 }, /^₦20,000 that you paid was returned\. If/],
    [{ paid: 5_000, returned: 20_000 }, /^₦5,000 .* to be refunded\. ₦20,000 .* returned\. If/],
    [{ hasOddPayment: true }, /^A payment came in another currency, so it does not count\./],
  ])('%j', (money, words) => {
    expect(noteOf(money)).toMatch(words)
  })
})
