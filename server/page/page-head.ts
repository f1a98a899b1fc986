import { brandCopy } from '@domain/copy/brand-copy'

/** What a page says about itself before any script runs: search engines and share previews read it. */
export interface PageHead {
  title: string
  description: string
  /** Absolute; absent on pages that no list should hold. */
  canonical?: string
  /** Absolute address of a picture, and what it shows. */
  image?: { url: string; alt: string }
  /** schema.org data. */
  jsonLd?: Record<string, unknown>
}

const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeMarkup = (text: string) =>
  // XML has no place for control characters, not even escaped.
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (found) => escaped[found] ?? '')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`

/** '<' would let a home's name end the script element. */
const json = (data: Record<string, unknown>) =>
  JSON.stringify(data).replace(/</g, String.raw`\u003c`)

/** The elements of `<head>` that differ from page to page, the title first. */
export function printHead({ title, description, canonical, image, jsonLd }: PageHead) {
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    canonical
      ? `<link rel="canonical" href="${escapeMarkup(canonical)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:site_name', brandCopy.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical ? [meta('property', 'og:url', canonical)] : []),
    ...(image
      ? [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:alt', image.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
    ...(jsonLd ? [`<script type="application/ld+json">${json(jsonLd)}</script>`] : []),
  ].join('\n    ')
}
