import type { Selectable } from 'kysely'
import type { MailboxMessagesTable } from '../database/tables'

/** A message as the mailbox shows it, and as journeys read it. */
export interface MailboxMessage {
  _id: string
  kind: 'mail' | 'sms'
  to: string
  subject: string
  text: string
  html?: string
  /** The first address in it. */
  link?: string
  /** The six digits in it. */
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
