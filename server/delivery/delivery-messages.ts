import type { Config } from '@server/config/config'
import { MAILBOX_PATH } from '@server/mailbox/mailbox-message'
import { mailboxAllowed } from './carriers'

/** Returns start-up lines about the mailbox, or about messages that cannot be sent. */
export function deliveryMessages(config: Config) {
  // Another API has accounts and messages of its own.
  if (config.apiOrigin !== undefined) return []
  if (mailboxAllowed(config)) return [`Mailbox: ${config.publicUrl}${MAILBOX_PATH}`]
  return [
    ...(config.mail.smtpUrl === undefined
      ? ['SMTP_URL is not set, so nobody can sign up by email or recover a password.']
      : []),
    ...(config.sms === undefined
      ? ['SMS_GATEWAY_URL is not set, so nobody can sign up by phone number.']
      : []),
  ]
}
