import type { HtmlTagDescriptor } from 'vite'
import { dark, light } from '@domain/brand-colours'
import { splashDocument } from '@ui/layout/splash-document'
import { preloadedFonts } from '@ui/theme/font-faces'

const preloadFont = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
})

const themeColour = (scheme: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
})

/** Returns what the design library adds to index.html, so that the first bytes paint the splash. */
export function documentTags(): HtmlTagDescriptor[] {
  const { css, html } = splashDocument()
  return [
    ...preloadedFonts.map(preloadFont),
    themeColour('light', light.ground),
    themeColour('dark', dark.ground),
    { tag: 'style', children: css, injectTo: 'head' },
    { tag: 'div', attrs: { id: 'splash' }, children: html, injectTo: 'body-prepend' },
  ]
}
