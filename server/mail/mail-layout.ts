import { dark, light } from '@domain/brand-colours'
import { brandCopy } from '@domain/copy/brand-copy'
import { PAGE_LANGUAGE } from '@domain/copy/locale'
import { mailCopy } from '@domain/copy/mail-copy'
import { escapeMarkup } from '@server/page/page-head'
import type { Mail } from './mail'

export interface MailParts {
  subject: string
  heading: string
  body: string
  /** Shown large, with space between the digits. */
  code?: { label: string; digits: string }
  button: { label: string; url: string }
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

const htmlOf = ({
  subject,
  heading,
  body,
  code,
  button,
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
  <a class="button" href="${escapeMarkup(button.url)}" style="display:inline-block;padding:14px 26px;border-radius:12px;background:${light.actionFill};color:${light.onActionFill};font-family:${FONT};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${escapeMarkup(button.label)}</a>
  <div style="padding:24px 0 0">
  ${notes.map((note) => paragraph(note, `font-size:14px;line-height:1.5;color:${light.ink2};padding:0 0 6px`)).join('\n  ')}
  </div>
  <div class="rule" style="margin:18px 0 0;padding:18px 0 0;border-top:1px solid ${light.line}">
  ${paragraph(mailCopy.addressOfButton, `font-size:13px;line-height:1.5;color:${light.ink2}`)}
  <p style="margin:4px 0 0;font-family:${FONT};font-size:13px;line-height:1.5;word-break:break-all"><a class="brand" href="${escapeMarkup(button.url)}" style="color:${light.action}">${escapeMarkup(button.url)}</a></p>
  </div>
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

const textOf = ({ heading, body, code, button, notes, footer = mailCopy.footer }: MailParts) =>
  [
    heading,
    body,
    ...(code ? [`${code.label}: ${code.digits}`] : []),
    `${button.label}:\n${button.url}`,
    notes.join('\n'),
    `-- \n${brandCopy.name}\n${footer}`,
  ].join('\n\n')

/** Composes a mail in the product's layout, with the same content as text and as HTML. */
export const mailOf = (to: string, parts: MailParts): Mail => ({
  to,
  subject: parts.subject,
  text: textOf(parts),
  html: htmlOf(parts),
})
