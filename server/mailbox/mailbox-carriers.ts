import type { Database } from '@server/database/tables'
import type { MailCarrier } from '@server/mail/mail'
import type { SmsGateway } from '@server/sms/sms'
import { putIntoMailbox } from './mailbox-repository'

/** Stores mails for /dev/mailbox instead of sending them. */
export const mailboxMail = (database: Database, clock: () => Date): MailCarrier => ({
  send: async ({ to, subject, text, html, attachments = [] }) => {
    for (const recipient of [to].flat()) {
      await putIntoMailbox(database, {
        kind: 'mail',
        recipient,
        subject,
        text,
        html,
        attachments: JSON.stringify(attachments),
        sent_at: clock(),
      })
    }
  },
  close: () => undefined,
})

/** Stores text messages for /dev/mailbox instead of sending them. */
export const mailboxSms = (database: Database, clock: () => Date): SmsGateway => ({
  send: ({ to, text }) =>
    putIntoMailbox(database, {
      kind: 'sms',
      recipient: to,
      subject: text.split('\n', 1)[0] ?? '',
      text,
      sent_at: clock(),
    }),
})
