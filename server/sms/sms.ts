/** One text message, ready to go. */
export interface Sms {
  /** As users are stored: eleven digits, '0…'. */
  to: string
  text: string
}

/** Takes text messages away: through a gateway, or into the developers' mailbox. */
export interface SmsGateway {
  send: (sms: Sms) => Promise<void>
}

/** As gateways want it (E.164): '0803…' is Nigerian, any other eleven digits carry their country. */
export const internationalNumber = (phone: string) =>
  `+${phone.startsWith('0') ? `234${phone.slice(1)}` : phone}`
