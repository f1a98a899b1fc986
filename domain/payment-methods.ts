import { paymentsCopy } from '@domain/copy/payments-copy'

/** Way to pay that a guest chooses on Payments. */
export type PaymentMethod = keyof typeof paymentsCopy.methods

export const isPaymentMethod = (text: unknown): text is PaymentMethod =>
  typeof text === 'string' && Object.hasOwn(paymentsCopy.methods, text)
