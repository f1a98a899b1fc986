import { createTransport } from 'nodemailer'
import type { MailCarrier } from './mail'

/** In milliseconds. A mail to a server that does not respond is sent again later. */
const CONNECTION_TIMEOUT = 15_000

/**
 * Sends mails by SMTP.
 *
 * @param url 'smtp://user:password@host:587' or 'smtps://…'.
 * @param from Sender as in a header: 'Staylet <no-reply@staylet.example>'.
 */
export function smtpCarrier(url: string, from: string): MailCarrier {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: CONNECTION_TIMEOUT,
    // The content of a mail must never make this machine read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, attachments = [] }) => {
      await transport.sendMail({
        from,
        // An object, so that no character in the address can add a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    close: () => transport.close(),
  }
}
