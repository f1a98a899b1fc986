import { dark, light } from '@domain/brand-colours'
import { brandCopy } from '@domain/copy/brand-copy'
import { PAGE_LANGUAGE } from '@domain/copy/locale'
import { mailCopy } from '@domain/copy/mail-copy'
import { escapeMarkup } from '@server/page/page-head'
import type { Mail } from './mail'

interface Button {
  label: string
  url: string
}

export interface MailParts {
  subject: string
  heading: string
  body: string
  /** Shown large, with space between the digits. */
  code?: { label: string; digits: string }
  /** What is to know, a line each. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** Texts that a person wrote, with their lines. */
  quotes?: readonly { label: string; text: string }[]
  button?: Button
  otherButton?: Button
  /** Small print below the button. */
  notes: readonly string[]
  /** Why the recipient gets the mail. By default it is that somebody gave the address. */
  footer?: string
}

const FONT = "'Plus Jakarta Sans','Helvetica Neue',Helvetica,Arial,sans-serif"

const paragraph = (text: string, style: string, name = 'ink2') =>
  `<p class="${name}" style="margin:0;font-family:${FONT};${style}">${escapeMarkup(text)}</p>`

/** Mail programs support neither CSS variables nor our fonts, so each colour is written out. */
const styles = `
  @media (prefers-color-scheme: dark) {
    .ground { background: ${dark.ground} !important }
    .surface, .sunken { background: ${dark.surface} !important; border-color: ${dark.line} !important }
    .ink { color: ${dark.ink} !important }
    .ink2 { color: ${dark.ink2} !important }
    .brand { color: ${dark.action} !important }
    .rule { border-color: ${dark.line} !important }
    .button { background: ${dark.actionFill} !important; color: ${dark.onActionFill} !important }
  }
  @media (max-width: 480px) { .surface { padding: 28px 20px !important } }`

const codeBlock = ({ label, digits }: NonNullable<MailParts['code']>) => `
  <div class="sunken" style="margin:0 0 24px;padding:20px;border:1px solid ${light.line};border-radius:12px;background:${light.sunken};text-align:center">
    ${paragraph(label, `font-size:14px;line-height:1.45;color:${light.ink2}`)}
    <p class="ink" style="margin:4px 0 0;font-family:${FONT};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;text-indent:8px;font-variant-numeric:tabular-nums;color:${light.ink}">${escapeMarkup(digits)}</p>
  </div>`

const factsTable = (facts: NonNullable<MailParts['facts']>) => `
  <table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts
    .map(
      ([label, value]) => `
    <tr>
      <td style="padding:3px 16px 3px 0;vertical-align:top">${paragraph(label, `font-size:14px;line-height:1.45;color:${light.ink2}`)}</td>
      <td style="padding:3px 0;vertical-align:top">${paragraph(value, `font-size:15px;line-height:1.45;color:${light.ink}`, 'ink')}</td>
    </tr>`,
    )
    .join('')}
  </table>`

const quoteBlock = ({ label, text }: NonNullable<MailParts['quotes']>[number]) => `
  <div class="sunken" style="margin:0 0 24px;padding:16px 20px;border:1px solid ${light.line};border-radius:12px;background:${light.sunken}">
    ${paragraph(label, `font-size:14px;line-height:1.45;color:${light.ink2}`)}
    ${text
      .split('\n')
      .map((line) =>
        paragraph(line || '\u00a0', `font-size:15px;line-height:1.5;color:${light.ink}`, 'ink'),
      )
      .join('\n    ')}
  </div>`

const buttonLink = ({ label, url }: Button, name: string, look: string) =>
  `<a class="${name}" href="${escapeMarkup(url)}" style="display:inline-block;margin:0 8px 8px 0;border-radius:12px;${look};font-family:${FONT};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a>`

const BUTTON = `padding:14px 26px;background:${light.actionFill};color:${light.onActionFill}`
const OTHER_BUTTON = `padding:13px 25px;border:1px solid ${light.line};background:${light.surface};color:${light.ink}`

const addressOf = ({ url }: Button) => `
  <div class="rule" style="margin:18px 0 0;padding:18px 0 0;border-top:1px solid ${light.line}">
  ${paragraph(mailCopy.addressOfButton, `font-size:13px;line-height:1.5;color:${light.ink2}`)}
  <p style="margin:4px 0 0;font-family:${FONT};font-size:13px;line-height:1.5;word-break:break-all"><a class="brand" href="${escapeMarkup(url)}" style="color:${light.action}">${escapeMarkup(url)}</a></p>
  </div>`

const htmlOf = ({
  subject,
  heading,
  body,
  code,
  facts,
  quotes = [],
  button,
  otherButton,
  notes,
  footer = mailCopy.footer,
}: MailParts) => `<!doctype html>
<html lang="${PAGE_LANGUAGE}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>${escapeMarkup(subject)}</title>
  <style>${styles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px">
  <span class="brand" style="font-family:${FONT};font-size:24px;font-weight:700;letter-spacing:-0.5px;color:${light.action}">${brandCopy.name}</span>
</td></tr>
<tr><td class="surface" style="padding:36px 36px 32px;background:${light.surface};border:1px solid ${light.line};border-radius:16px">
  <h1 class="ink" style="margin:0 0 12px;font-family:${FONT};font-size:24px;line-height:1.25;font-weight:700;letter-spacing:-0.3px;color:${light.ink}">${escapeMarkup(heading)}</h1>
  ${paragraph(body, `font-size:16px;line-height:1.55;color:${light.ink2};padding:0 0 24px`)}
  ${code ? codeBlock(code) : ''}
  ${facts ? factsTable(facts) : ''}
  ${quotes.map(quoteBlock).join('')}
  ${button ? buttonLink(button, 'button', BUTTON) : ''}
  ${otherButton ? buttonLink(otherButton, 'sunken ink', OTHER_BUTTON) : ''}
  <div style="padding:24px 0 0">
  ${notes.map((note) => paragraph(note, `font-size:14px;line-height:1.5;color:${light.ink2};padding:0 0 6px`)).join('\n  ')}
  </div>
  ${button ? addressOf(button) : ''}
</td></tr>
<tr><td style="padding:20px 4px 0">
  ${paragraph(footer, `font-size:13px;line-height:1.5;color:${light.ink2}`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

/** Marks each line of a person's text, so that it cannot pass for one of ours. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

const textOf = ({
  heading,
  body,
  code,
  facts,
  quotes = [],
  button,
  otherButton,
  notes,
  footer = mailCopy.footer,
}: MailParts) =>
  [
    heading,
    body,
    ...(code ? [`${code.label}: ${code.digits}`] : []),
    ...(facts ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...quotes.map(({ label, text }) => `${label}:\n${quoted(text)}`),
    ...[button, otherButton].flatMap((each) => (each ? [`${each.label}:\n${each.url}`] : [])),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    `-- \n${brandCopy.name}\n${footer}`,
  ].join('\n\n')

/** Composes a mail in the product's layout, with the same content as text and as HTML. */
export const mailOf = (to: Mail['to'], parts: MailParts): Mail => ({
  to,
  subject: parts.subject,
  text: textOf(parts),
  html: htmlOf(parts),
})
