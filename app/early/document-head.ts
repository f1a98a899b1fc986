import type { HtmlTagDescriptor, Plugin } from 'vite'
import { splashDocument } from '../../ui/layout/splash-document.ts'
import { preloadedFonts } from '../../ui/theme/font-faces.ts'
import { dark, light } from '../../ui/theme/tokens.ts'

const preloadFont = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
})

const themeColour = (scheme: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
})

/**
 * Adds what the design library contributes to index.html: font preloads, theme colours and the
 * splash, so that the first bytes can already paint it.
 */
export function documentHead(): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'pre',
      handler() {
        const { css, html } = splashDocument()
        return [
          ...preloadedFonts.map(preloadFont),
          themeColour('light', light.ground),
          themeColour('dark', dark.ground),
          { tag: 'style', children: css, injectTo: 'head' },
          { tag: 'div', attrs: { id: 'splash' }, children: html, injectTo: 'body-prepend' },
        ]
      },
    },
  }
}
