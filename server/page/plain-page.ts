import type { FastifyReply } from 'fastify'
import { dark, light, type SchemeColours } from '@domain/brand-colours'
import { brandCopy } from '@domain/copy/brand-copy'
import { PAGE_LANGUAGE } from '@domain/copy/locale'
import { plainPolicy, sourceOf } from '@server/plugins/content-security-policy'
import { escapeMarkup } from './page-head'

/** Writes rules out for both colour schemes, because browsers of old phones know no variables. */
export const inBothSchemes = (rules: (colours: SchemeColours) => string) =>
  `${rules(light)}
  @media (prefers-color-scheme: dark) {${rules(dark)}
  }`

const styles = `
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/1.55 'Plus Jakarta Sans Variable', 'Helvetica Neue', Arial, sans-serif }
  main { max-width: 760px; margin: 0 auto; padding: 40px 16px 64px }
  h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.15; letter-spacing: -0.015em; overflow-wrap: anywhere }
  p, dl { margin: 0 }
  a:focus, button:focus, textarea:focus { outline: 2px solid; outline-offset: 2px }
  .brand { font-size: 24px; font-weight: 700; letter-spacing: -0.02em }
  .card { max-width: 520px; margin: 24px auto 0; padding: 28px 24px; border: 1px solid; border-radius: 16px;
    word-wrap: break-word; overflow-wrap: anywhere }
  .card p, .card dl { margin: 12px 0 0 }
  .card form { margin: 0 }
  dt { font-size: 14px }
  dd { margin: 0 0 8px }
  blockquote { margin: 8px 0 0; padding: 4px 0 4px 14px; border-left: 3px solid; white-space: pre-line }
  label { display: block; margin: 20px 0 6px }
  textarea { display: block; width: 100%; min-height: 96px; padding: 10px 12px; border: 1px solid;
    border-radius: 10px; font: inherit }
  .button { display: block; width: 100%; margin: 16px 0 0; padding: 14px 20px; border: 1px solid;
    border-radius: 12px; background: none; font: inherit; font-weight: 600; text-align: center;
    text-decoration: none; cursor: pointer }${inBothSchemes(
      ({ ground, surface, ink, ink2, line, outline, action, actionFill, onActionFill }) => `
  body { background: ${ground}; color: ${ink} }
  p, dt, label { color: ${ink2} }
  a, .brand, .button { color: ${action} }
  a:focus, button:focus, textarea:focus { outline-color: ${action} }
  .card { background: ${surface}; border-color: ${line} }
  blockquote { border-color: ${line} }
  textarea { background: ${ground}; color: ${ink}; border-color: ${outline} }
  .button { border-color: ${line} }
  .main { border-color: ${actionFill}; background: ${actionFill}; color: ${onActionFill} }`,
    )}`

/** A document that needs neither a script nor a session. */
export interface PlainPage {
  title: string
  body: string
  /** Rules beside those that every such page has. */
  style?: string
}

const render = ({ title, body }: PlainPage, style: string) =>
  `<!doctype html>
<html lang="${PAGE_LANGUAGE}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${escapeMarkup(title)} · ${brandCopy.name}</title>
  <style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** Returns a page of one card. */
export const cardPage = (
  title: string,
  body: string,
  brand: string = brandCopy.name,
): PlainPage => ({
  title,
  body: `<div class="card"><span class="brand">${brand}</span>\n${body}</div>`,
})

/** Sends a page that no cache and no search engine keeps. */
export function sendPlain(
  reply: FastifyReply,
  status: number,
  page: PlainPage,
  policy: (style: string) => string = plainPolicy,
) {
  const style = styles + (page.style ?? '')
  return reply
    .code(status)
    .header('content-security-policy', policy(sourceOf(style)))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(render(page, style))
}
