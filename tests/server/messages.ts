import type { MailboxMessage } from '@server/mailbox/mailbox-message'
import type { TestServer } from './test-server'

/** Sends the messages that are due and returns those to one recipient, newest first. */
export async function messagesTo(app: TestServer, recipient: string): Promise<MailboxMessage[]> {
  await app.deliveries.deliverDue()
  return (await app.inject({ url: '/dev/mailbox/messages', query: { to: recipient } })).json()
}

/** Returns the newest message to a recipient. */
export async function lastMessageTo(app: TestServer, recipient: string) {
  const [message] = await messagesTo(app, recipient)
  if (!message) throw new Error(`Nothing was sent to ${recipient}.`)
  return message
}
