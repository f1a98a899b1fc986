import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAY_LIMITS } from '@domain/constants'
import { PAGE_META, RENDERED_CODE_ID, RENDERED_DATA_ID } from '@domain/page-data'
import type { RouteName } from '@domain/paths'
import type { Config } from '@server/config/config'
import { sourceOf, type InlineSources } from '@server/plugins/content-security-policy'
import { asScript, escapeMarkup, printHead, type PageHead } from './page-head'
import type { RenderedDocument } from './rendered-pages'
import { readRouteFiles } from './route-files'

/** Tags of index.html that every page replaces with its own. */
const REPLACED = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g

type ShellConfig = Pick<
  Config,
  'booking' | 'transfer' | 'payments' | 'supportEmail' | 'priceTotals'
>

const metaTag = (name: string, content: string) =>
  `\n    <meta name="${name}" content="${escapeMarkup(content)}">`

/** The page knows the default limits of a stay, and reads others from this element. */
const stayTag = ({ nights, months }: Config['booking']['stay']) =>
  nights === STAY_LIMITS.nights && months === STAY_LIMITS.months
    ? ''
    : metaTag(PAGE_META.stay, `${nights} ${months}`)

/** The page takes totals to be for one night. */
const totalsTag = (totals: Config['priceTotals']) =>
  totals === 'stay' ? metaTag(PAGE_META.totals, totals) : ''

/** Payments makes no request, so it reads the operator's account from this element. */
const transferTag = (transfer: Config['transfer']) =>
  transfer
    ? metaTag(PAGE_META.transfer, [transfer.bank, transfer.name, transfer.number].join('|'))
    : ''

/** How guests pay, and whom they write to, for pages that make no request. */
const moneyTags = ({ payments, transfer, supportEmail }: ShellConfig) =>
  transferTag(transfer) +
  (payments.provider ? metaTag(PAGE_META.payments, 'on') : '') +
  (supportEmail === undefined ? '' : metaTag(PAGE_META.support, supportEmail))

/**
 * Lets phones install the page. The server adds the link, because the bytes of the built page are
 * limited.
 */
const MANIFEST = '\n    <link rel="manifest" href="/manifest.webmanifest">'

/**
 * Tags of the page's code, without the bundler's runtime of less than a kilobyte, which comes beside the
 * document: the other files of a property page take all six connections that a browser has without HTTP/2.
 */
const CODE =
  /<script type="module"[^>]*><\/script>|<link rel="modulepreload"(?![^>]*rolldown)[^>]*>/g

/** Where React renders. */
const ROOT = '<div id="root"></div>'

/** Style of a page without scripts, which would remove the splash and show what is rendered. */
const UNCOVERED =
  '.splash{display:none}body{min-block-size:0!important}body>noscript{display:block;padding:1rem}' +
  'html #root[data-rendered]{content-visibility:visible!important}'
const UNCOVERED_SOURCE = sourceOf(UNCOVERED)
const NO_SCRIPT = `\n    <noscript><style>${UNCOVERED}</style></noscript>`

/**
 * Adds a rendered first screen: the paths of its data at the very start, for the script that would
 * request it, its styles at the end of the head, and its markup and its data in place of the root. The
 * photos of what is rendered come before its code.
 */
function withRendered(html: string, { markup, styles, source }: RenderedDocument) {
  const paths = Object.keys(source.responses).join(' ')
  // Emotion moves an element without data-s into the head, where the browser reads it again.
  const style = ({ emotion, css }: RenderedDocument['styles'][number]) =>
    `<style data-emotion="${emotion}" data-s>${css}</style>`
  const data = `<script type="application/json" id="${RENDERED_DATA_ID}">${asScript(source)}</script>`
  const code = (html.match(CODE) ?? []).join('')
  const held = code.replace(/ (?:type|rel)="module\w*"/g, '$& fetchpriority="low"')
  return html
    .replace(CODE, '')
    .replace('<head>', () => `<head>${metaTag(PAGE_META.rendered, paths)}`)
    .replace(
      '</head>',
      () =>
        `${styles.map(style).join('')}<template id="${RENDERED_CODE_ID}">${held}</template></head>`,
    )
    .replace(ROOT, () => `<div id="root" data-rendered>${markup}</div>${data}`)
}

/** Returns the texts of the elements of a name that have no address. */
const textsOf = (html: string, name: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${name}(?![^>]*\\bsrc=)[^>]*>(.*?)</${name}>`, 'gs'))].map(
    ([, text = '']) => text,
  )

/**
 * Reads the built page once.
 *
 * @returns undefined when there is no build, as in development, where Vite serves the page.
 */
export function readAppShell(appDirectory: string) {
  let source: string
  try {
    source = readFileSync(join(appDirectory, 'index.html'), 'utf8')
  } catch {
    return undefined
  }
  const page = source.replace(REPLACED, '')
  const filesOf = readRouteFiles(appDirectory)
  // Only what the build wrote is allowed. A page with the texts of hosts is never searched.
  const built = {
    scripts: textsOf(page, 'script').map(sourceOf),
    styles: [...textsOf(page, 'style').map(sourceOf), UNCOVERED_SOURCE],
  }
  return {
    /**
     * With a route, the page also preloads the route's files. With a rendered page, it also carries its
     * first screen.
     */
    render: (
      head: PageHead,
      config: ShellConfig,
      route?: RouteName,
      rendered?: RenderedDocument,
    ): { html: string; inline: InlineSources } => {
      const tags = stayTag(config.booking.stay) + totalsTag(config.priceTotals) + moneyTags(config)
      const files = route ? filesOf(route) : ''
      const added = `${files}\n    ${printHead(head)}${tags}${MANIFEST}${NO_SCRIPT}\n  </head>`
      // A replacer function, because a listing's name may contain a replacement pattern ('$&').
      const html = page.replace('</head>', () => added)
      if (!rendered) return { html, inline: built }
      const styles = [...built.styles, ...rendered.styleSources]
      const inline = { ...built, styles }
      return { html: withRendered(html, rendered), inline }
    },
  }
}

/** The built page, with the parts that differ between pages left open. */
export type AppShell = NonNullable<ReturnType<typeof readAppShell>>
