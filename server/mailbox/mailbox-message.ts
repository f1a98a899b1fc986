import type { Selectable } from 'kysely'
import type { MailboxMessagesTable } from '@server/database/tables'

/** A message as the mailbox shows it and as end-to-end tests read it. */
export interface MailboxMessage {
  _id: string
  kind: 'mail' | 'sms'
  to: string
  subject: string
  text: string
  html?: string
  /** First link in the text. */
  link?: string
  /** First six-digit code in the text. */
  code?: string
  sentAt: string
}

export function toMailboxMessage(row: Selectable<MailboxMessagesTable>): MailboxMessage {
  const link = /https?:\/\/\S+/.exec(row.text)?.[0]
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec(row.text)?.[0]
  return {
    _id: String(row.id),
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    ...(row.html !== null && { html: row.html }),
    ...(link !== undefined && { link }),
    ...(code !== undefined && { code }),
    sentAt: row.sent_at.toISOString(),
  }
}
