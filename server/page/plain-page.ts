import type { FastifyReply } from 'fastify'
import { dark, light, type SchemeColours } from '@domain/brand-colours'
import { brandCopy } from '@domain/copy/brand-copy'
import { PAGE_LANGUAGE } from '@domain/copy/locale'
import { plainPolicy } from '@server/plugins/content-security-policy'
import { escapeMarkup } from './page-head'

const variables = ({
  ground,
  surface,
  ink,
  ink2,
  line,
  action,
  actionTint,
  actionFill,
  onActionFill,
}: SchemeColours) =>
  Object.entries({
    ground,
    surface,
    ink,
    ink2,
    line,
    action,
    tint: actionTint,
    fill: actionFill,
    'on-fill': onActionFill,
  })
    .map(([name, colour]) => `--${name}: ${colour}`)
    .join('; ')

const styles = `
  :root { color-scheme: light dark; ${variables(light)} }
  @media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink);
    font: 16px/1.55 'Plus Jakarta Sans Variable', 'Helvetica Neue', Arial, sans-serif }
  main { max-width: 760px; margin: 0 auto; padding: 40px 16px 64px }
  h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.15; letter-spacing: -0.015em; overflow-wrap: anywhere }
  p { margin: 0; color: var(--ink2) }
  a { color: var(--action) }
  a:focus-visible, button:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; border-radius: 12px }
  .brand { font-size: 24px; font-weight: 700; letter-spacing: -0.02em; color: var(--action) }
  .card { max-width: 520px; margin: 24px auto 0; padding: 28px 24px; border: 1px solid var(--line);
    border-radius: 16px; background: var(--surface); overflow-wrap: anywhere }
  .card p { margin: 12px 0 0 }
  .card form { margin: 0 }
  .button { display: block; width: 100%; margin: 16px 0 0; padding: 14px 20px; border: 1px solid var(--line);
    border-radius: 12px; background: none; color: var(--action); font: inherit; font-weight: 600;
    text-align: center; text-decoration: none; cursor: pointer }
  .main { border-color: transparent; background: var(--fill); color: var(--on-fill) }`

interface PlainDocument {
  title: string
  style: string
  /** Where the policy allows the style by one. Otherwise it allows the style by its text. */
  nonce?: string
  body: string
}

/** Renders a document that needs neither a script nor a session. */
export const plainDocument = ({ title, style, nonce, body }: PlainDocument) =>
  `<!doctype html>
<html lang="${PAGE_LANGUAGE}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${escapeMarkup(title)} · ${brandCopy.name}</title>
  <style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** Renders a document with the look that payments and the mailbox share. */
export const plainPage = (title: string, body: string, nonce: string, more = '') =>
  plainDocument({ title, style: styles + more, nonce, body: `<main>\n${body}\n</main>` })

/**
 * Sends a document that no cache and no search engine keeps.
 *
 * @param style Source of the policy that allows its style.
 */
export const sendPlain = (reply: FastifyReply, status: number, html: string, style: string) =>
  reply
    .code(status)
    .header('content-security-policy', plainPolicy(style))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
