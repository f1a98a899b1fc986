import { escapeMarkup } from '@server/page/page-head'
import { inBothSchemes, type PlainPage } from '@server/page/plain-page'
import { MAILBOX_PATH, type MailboxMessage } from './mailbox-message'

const styles = `
  ul { margin: 28px 0 0; padding: 0; list-style: none; display: grid; gap: 12px }
  li a { display: grid; gap: 2px; padding: 16px 20px; border: 1px solid; border-radius: 16px;
    text-decoration: none; overflow-wrap: anywhere }
  strong { font-weight: 600 }
  small { font-size: 14px }
  .kind { display: inline-block; margin-right: 8px; padding: 1px 10px; border-radius: 999px;
    font-size: 12.5px; font-weight: 600 }
  .code { margin: 20px 0 0; font-size: 34px; font-weight: 700; letter-spacing: 8px;
    font-variant-numeric: tabular-nums }
  iframe { width: 100%; height: 760px; margin: 24px 0 0; border: 1px solid; border-radius: 16px }
  pre { margin: 24px 0 0; padding: 20px; border: 1px solid; border-radius: 16px; font: inherit;
    white-space: pre-wrap; overflow-wrap: anywhere }
  h2 { margin: 32px 0 0; font-size: 16px }${inBothSchemes(
    ({ surface, ink, ink2, line, action, actionTint }) => `
  li a, pre { border-color: ${line}; background: ${surface}; color: ${ink} }
  li a:hover { border-color: ${action} }
  small { color: ${ink2} }
  .kind { background: ${actionTint}; color: ${action} }
  .code { color: ${ink} }
  iframe { border-color: ${line} }`,
  )}`

const page = (title: string, body: string): PlainPage => ({ title, body, style: styles })

const kindOf = ({ kind }: MailboxMessage) => (kind === 'mail' ? 'Mail' : 'SMS')
const timeOf = ({ sentAt }: MailboxMessage) => `${sentAt.slice(0, 16).replace('T', ' ')} UTC`

const row = (message: MailboxMessage) => `<li><a href="${MAILBOX_PATH}/${message._id}">
  <strong><span class="kind">${kindOf(message)}</span>${escapeMarkup(message.subject)}</strong>
  <small>to ${escapeMarkup(message.to)} · ${timeOf(message)}</small>
</a></li>`

/** Renders the list of all messages, newest first. */
export const mailboxPage = (messages: readonly MailboxMessage[]) =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>What this server would have sent: mails without SMTP_URL, text messages without SMS_GATEWAY_URL.</p>
${messages.length === 0 ? '<ul><li>Nothing has been sent yet.</li></ul>' : `<ul>${messages.map(row).join('\n')}</ul>`}`,
  )

const attachmentsOf = ({ attachments }: MailboxMessage) =>
  attachments.map(
    ({ filename, url }) =>
      `<p>Attached: <a href="${url}" download>${escapeMarkup(filename)}</a></p>`,
  )

/**
 * Renders one message: its code in large digits, its files, its HTML in a sandboxed frame, and its
 * text.
 */
export const messagePage = (message: MailboxMessage) =>
  page(
    message.subject,
    `<p><a href="${MAILBOX_PATH}">Mailbox</a></p>
<h1>${escapeMarkup(message.subject)}</h1>
<p><span class="kind">${kindOf(message)}</span>to ${escapeMarkup(message.to)} · ${timeOf(message)}</p>
${message.code === undefined ? '' : `<p class="code">${message.code}</p>`}
${message.link === undefined ? '' : `<p><a href="${escapeMarkup(message.link)}">Open the link</a></p>`}
${attachmentsOf(message).join('\n')}
${
  message.html === undefined
    ? ''
    : `<iframe title="The mail" src="${MAILBOX_PATH}/${message._id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>As text</h2>`
}
<pre>${message.text.split('\n').map(escapeMarkup).join('\n')}</pre>`,
  )
