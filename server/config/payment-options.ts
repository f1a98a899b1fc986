import type { PaystackOptions } from '@server/payment/paystack'
import { isLoopback } from './network-address'
import type { SettingValues } from './read-settings'
import type { Mode } from './setting-parsers'

export interface PaymentConfig {
  /** Where guests pay. Undefined where they do not pay on the page. */
  provider: PaystackOptions | 'demo' | undefined
  /** Whether a booking that is paid in full is confirmed by that. */
  confirms: boolean
}

const PAYSTACK = 'https://api.paystack.co'

/** Returns where guests pay, and what is wrong with the settings that say so. */
export function paymentOptionsOf(values: SettingValues, mode: Mode) {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: url, PAYMENTS, HOST: host } = values
  const problems = [
    ...(PAYMENTS && secretKey ? ['PAYMENTS and PAYSTACK_SECRET_KEY: set one of them.'] : []),
    ...(PAYMENTS && (mode === 'production' || !isLoopback(host))
      ? ['PAYMENTS: demo is for a server of this machine outside production. Unset it.']
      : []),
    ...(url !== undefined && mode === 'production'
      ? ['PAYSTACK_URL: production asks Paystack itself. Unset it.']
      : []),
  ]
  const paystack = secretKey && { secretKey, url: (url ?? PAYSTACK).replace(/\/+$/, '') }
  const payments: PaymentConfig = {
    provider: PAYMENTS ?? (paystack || undefined),
    confirms: values.PAYMENT_CONFIRMS === 'on',
  }
  return { payments, problems }
}
