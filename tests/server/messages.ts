import type { MailboxMessage } from '@server/mailbox/mailbox-message'
import type { TestServer } from './test-server'

/** Sends what is due, and reads what was sent to somebody, the newest first. */
export async function messagesTo(app: TestServer, recipient: string): Promise<MailboxMessage[]> {
  await app.deliveries.deliverDue()
  return (await app.inject({ url: '/dev/mailbox/messages', query: { to: recipient } })).json()
}

/** The newest message to somebody. */
export async function lastMessageTo(app: TestServer, recipient: string) {
  const [message] = await messagesTo(app, recipient)
  if (!message) throw new Error(`Nothing was sent to ${recipient}.`)
  return message
}
