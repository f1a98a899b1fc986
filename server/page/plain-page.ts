import { dark, light, type SchemeColours } from '@domain/brand-colours'
import { brandCopy } from '@domain/copy/brand-copy'
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

/** Renders a page that needs neither a script nor a session. */
export const plainPage = (title: string, body: string, nonce: string, more = '') => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeMarkup(title)} · ${brandCopy.name}</title>
  <style nonce="${nonce}">${styles}${more}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`
