import { createTransport } from 'nodemailer'
import type { MailCarrier } from './mail'

/** Milliseconds; a server that does not answer is tried again later. */
const PATIENCE = 15_000

/**
 * Sends by SMTP.
 *
 * @param url 'smtp://user:password@host:587' or 'smtps://…'.
 * @param from As in a header: 'Staylet <no-reply@staylet.example>'.
 */
export function smtpCarrier(url: string, from: string): MailCarrier {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Nothing in a mail may make this machine read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({
        from,
        // As an object, so that no character in it makes it a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    close: () => transport.close(),
  }
}
