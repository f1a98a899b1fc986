/** A text message that is ready to send. */
export interface Sms {
  /** Eleven digits, '0…', as stored for users. */
  to: string
  text: string
}

/** Sends text messages through a gateway, or puts them into the developers' mailbox. */
export interface SmsGateway {
  send: (sms: Sms) => Promise<void>
}

/**
 * Returns the number in E.164 form. '0803…' is Nigerian; other numbers start with a country code.
 */
export const internationalNumber = (phone: string) =>
  `+${phone.startsWith('0') ? `234${phone.slice(1)}` : phone}`
