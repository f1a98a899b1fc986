import { createTransport } from 'nodemailer'
import type { MailCarrier } from './mail'

/** In milliseconds. A mail to a server that does not respond is sent again later. */
const CONNECTION_TIMEOUT = 15_000

interface SmtpOptions {
  /** 'smtp://user:password@host:587' or 'smtps://…'. */
  url: string
  /** Sender as in a header: 'Staylet <no-reply@staylet.example>'. */
  from: string
  /** Whether to send nothing, not even the password, to a server that offers no TLS. */
  requiresTls: boolean
}

const mailbox = (address: string) => ({ name: '', address })

/** Sends mails by SMTP. */
export function smtpCarrier({ url, from, requiresTls }: SmtpOptions): MailCarrier {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: CONNECTION_TIMEOUT,
    // The content of a mail must never make this machine read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, replyTo, subject, text, html, attachments = [] }) => {
      await transport.sendMail({
        from,
        // Objects, so that no character in an address can add another recipient.
        to: [to].flat().map(mailbox),
        ...(replyTo !== undefined && { replyTo: mailbox(replyTo) }),
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
