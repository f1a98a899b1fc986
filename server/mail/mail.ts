/** One mail, ready to go. */
export interface Mail {
  /** A bare address. */
  to: string
  subject: string
  text: string
  html: string
}

/** Takes mails away: by SMTP, or into the developers' mailbox. */
export interface MailCarrier {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
