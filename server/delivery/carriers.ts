import type { Config } from '@server/config/config'
import { servesDevelopers } from '@server/config/developer-access'
import type { Database } from '@server/database/tables'
import type { MailCarrier } from '@server/mail/mail'
import { smtpCarrier } from '@server/mail/smtp-carrier'
import { mailboxMail, mailboxSms } from '@server/mailbox/mailbox-carriers'
import { httpSmsGateway } from '@server/sms/http-sms-gateway'
import type { SmsGateway } from '@server/sms/sms'

/**
 * Ways in which messages leave this server. A missing carrier means that this kind cannot be sent.
 */
export interface Carriers {
  mail: MailCarrier | undefined
  sms: SmsGateway | undefined
}

/**
 * Everybody who reaches the mailbox can read it, so it exists only for developers. With another API
 * there is none, because its messages are not ours.
 */
export const mailboxAllowed = ({
  apiOrigin,
  ...config
}: Pick<Config, 'mode' | 'host' | 'apiOrigin'>) =>
  servesDevelopers(config) && apiOrigin === undefined

const mailCarrier = ({ mail, ...config }: Config, database: Database, clock: () => Date) => {
  const { smtpUrl: url, ...options } = mail
  if (url !== undefined) return smtpCarrier({ url, ...options })
  return mailboxAllowed(config) ? mailboxMail(database, clock) : undefined
}

const smsGateway = ({ sms, ...config }: Config, database: Database, clock: () => Date) => {
  if (sms !== undefined) return httpSmsGateway(sms)
  return mailboxAllowed(config) ? mailboxSms(database, clock) : undefined
}

/** Chooses the configured carriers, or the developers' mailbox where it is allowed. */
export const chooseCarriers = (
  config: Config,
  database: Database,
  clock: () => Date,
): Carriers => ({
  mail: mailCarrier(config, database, clock),
  sms: smsGateway(config, database, clock),
})
