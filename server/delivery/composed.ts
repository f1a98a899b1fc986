import { DATE_LOCALE } from '@domain/copy/locale'
import type { Config } from '@server/config/config'
import type { Database } from '@server/database/tables'
import type { Mail } from '@server/mail/mail'
import type { Sms } from '@server/sms/sms'
import type { OutgoingMessage } from './outgoing-messages'

interface ComposeContext {
  config: Pick<Config, 'publicUrl' | 'mail' | 'supportEmail' | 'payments' | 'transfer'>
  database: Database
  now: Date
  canSms: boolean
}

/** A mail, a text message, or neither. */
interface Composed {
  mail?: Mail
  text?: Sms
}

/** Turns a queued message into a mail or a text message, just before it is sent. */
export type Compose = (context: ComposeContext, message: OutgoingMessage) => Promise<Composed>

/** Returns a time as it is in Lagos, such as '10 March 2026 at 10:00'. */
export const formatInstant = (instant: Date) =>
  new Intl.DateTimeFormat(DATE_LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Africa/Lagos',
  }).format(instant)

export const none: Composed = {}
export const mail = (whole: Mail): Composed => ({ mail: whole })
export const text = (whole: Sms): Composed => ({ text: whole })

/** Tells whether a recipient is an email address rather than a phone number. */
export const isEmailKey = (recipient: string) => recipient.includes('@')
