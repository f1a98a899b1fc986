import type { Config } from '@server/config/config'
import type { Database } from '../database/tables'
import type { MailCarrier } from '../mail/mail'
import { smtpCarrier } from '../mail/smtp-carrier'
import { mailboxMail, mailboxSms } from '../mailbox/mailbox-carriers'
import { isLoopback } from '@server/config/network-address'
import { httpSmsGateway } from '../sms/http-sms-gateway'
import type { SmsGateway } from '../sms/sms'

/** How messages leave this server; what is undefined cannot. */
export interface Carriers {
  mail: MailCarrier | undefined
  sms: SmsGateway | undefined
}

/** Its messages can be read by anybody who reaches it, so only this machine may. */
export const mailboxAllowed = ({ mode, host }: Pick<Config, 'mode' | 'host'>) =>
  mode !== 'production' && isLoopback(host)

const mailCarrier = ({ mail, ...config }: Config, database: Database, clock: () => Date) => {
  if (mail.smtpUrl !== undefined) return smtpCarrier(mail.smtpUrl, mail.from)
  return mailboxAllowed(config) ? mailboxMail(database, clock) : undefined
}

const smsGateway = ({ sms, ...config }: Config, database: Database, clock: () => Date) => {
  if (sms !== undefined) return httpSmsGateway(sms)
  return mailboxAllowed(config) ? mailboxSms(database, clock) : undefined
}

/** Real ones where they are configured, the developers' mailbox where that may be. */
export const chooseCarriers = (
  config: Config,
  database: Database,
  clock: () => Date,
): Carriers => ({
  mail: mailCarrier(config, database, clock),
  sms: smsGateway(config, database, clock),
})
