/** A mail that is ready to send. */
export interface Mail {
  /** An address without a name, or several of one desk. */
  to: string | readonly string[]
  /** Who an answer goes to, when it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: string
}

/** Sends mails by SMTP, or puts them into the developers' mailbox. */
export interface MailCarrier {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
