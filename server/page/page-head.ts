import { brandCopy } from '@domain/copy/brand-copy'

/** Picture that shared links show. */
export interface PageImage {
  /** Absolute address. */
  url: string
  alt: string
  /** In pixels. */
  width?: number
  height?: number
}

/** Metadata of a page for search engines and share previews, which need no script to read it. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address. Absent on pages that search engines should not list. */
  canonical?: string
  image?: PageImage
  /** Structured data for schema.org. */
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
  // XML allows no control characters, not even escaped.
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (found) => escaped[found] ?? '')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`

/** Prints data for a script element. Escapes '<', because a text could otherwise close the element. */
export const asScript = (data: unknown) => JSON.stringify(data).replace(/</g, String.raw`\u003c`)

/** Prints the elements of `<head>` that differ between pages, the title first. */
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
          ...(image.width && image.height
            ? [
                meta('property', 'og:image:width', String(image.width)),
                meta('property', 'og:image:height', String(image.height)),
              ]
            : []),
          meta('property', 'og:image:alt', image.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('name', 'twitter:card', 'summary')]),
    ...(jsonLd ? [`<script type="application/ld+json">${asScript(jsonLd)}</script>`] : []),
  ].join('\n    ')
}
