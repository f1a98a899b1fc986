import type { PaymentMethod } from '@domain/payment-methods'

export interface NewCheckout {
  /** Our own name for the attempt, which nobody can guess. */
  reference: string
  amountKobo: number
  email: string
  /** Way of paying that the guest chose. The checkout offers every way for a link. */
  method: PaymentMethod
  /** Where the guest goes who has paid, and who gives up. */
  returnUrl: string
}

/** What a provider says about an attempt when it is asked. */
export type CheckedPayment =
  | {
      outcome: 'paid' | 'returned'
      /** Whole units of the currency's smallest coin. */
      amount: number
      currency: string
      transactionId: string
      channel: string | undefined
      /** The provider's own word. */
      status: string
    }
  /** 'failed' means that the guest needs another attempt, and 'waiting' that this one may go on. */
  | { outcome: 'failed' | 'waiting'; status: string }

/** What a provider told by itself. It is only a reason to ask. */
export interface PaymentNotice {
  reference: string
  event: string
}

/** Service at which guests pay. */
export interface PaymentProvider {
  name: 'paystack' | 'demo'
  /** Begins an attempt. @returns the address of its checkout. */
  begin: (checkout: NewCheckout) => Promise<string>
  /** Asks what became of an attempt. Nothing else counts as paid. */
  check: (reference: string) => Promise<CheckedPayment>
  /** Reads a signed notice. @returns 'forged' without the provider's signature. */
  readNotice: (
    body: Buffer,
    headers: Readonly<Record<string, unknown>>,
  ) => PaymentNotice | 'forged' | undefined
}

/** The provider did not answer, or not as it should. The error contains no key. */
export class PaymentProviderFault extends Error {
  override readonly name = 'PaymentProviderFault'
}
