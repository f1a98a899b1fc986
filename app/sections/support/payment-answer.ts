import { supportCopy } from '@domain/copy/support-copy'
import type { MoneySettings } from '@features/booking/money-settings'

const { howToPay } = supportCopy

/**
 * Returns how guests pay in this installation, in place of the placeholder of the article, or
 * undefined where no money moves.
 */
export function paymentAnswer({ takesPayments, isReal, supportEmail }: MoneySettings) {
  if (!isReal) return undefined
  return [
    ...howToPay[takesPayments ? 'provider' : 'account'],
    `${howToPay.final} ${supportEmail ? howToPay.ask(supportEmail) : howToPay.askHere}`,
  ]
}
