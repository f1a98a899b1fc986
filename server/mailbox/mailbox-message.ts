import type { Selectable } from 'kysely'
import type { Tables } from '@server/database/tables'

/** Path of the mailbox. Developers open it directly, because no page links to it. */
export const MAILBOX_PATH = '/dev/mailbox'

/** A message as the mailbox shows it and as end-to-end tests read it. */
export interface MailboxMessage {
  _id: string
  kind: 'mail' | 'sms'
  to: string
  subject: string
  text: string
  html?: string
  /** Files of a mail, in its order. */
  attachments: { filename: string; url: string }[]
  /** First link in the text. */
  link?: string
  /** First six-digit code in the text. */
  code?: string
  sentAt: string
}

export function toMailboxMessage(row: Selectable<Tables['mailbox_messages']>): MailboxMessage {
  const link = /https?:\/\/\S+/.exec(row.text)?.[0]
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec(row.text)?.[0]
  return {
    _id: String(row.id),
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    ...(row.html !== null && { html: row.html }),
    attachments: row.attachments.map(({ filename }, place) => ({
      filename,
      url: `${MAILBOX_PATH}/${row.id}/attachments/${place}`,
    })),
    ...(link !== undefined && { link }),
    ...(code !== undefined && { code }),
    sentAt: row.sent_at.toISOString(),
  }
}
