import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { HtmlTagDescriptor } from 'vite'
import { dark, light } from '@domain/brand-colours'
import { documentCopy } from '@domain/copy/page-head-copy'
import { Splash } from '@ui/layout/Splash'
import { preloadedFonts } from '@ui/theme/font-faces'
import { splashCss } from '@ui/theme/splash-css'

export { PAGE_LANGUAGE } from '@domain/copy/locale'

const preloadFont = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
})

const themeColour = (scheme: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
})

/**
 * Returns what the build adds to index.html: its texts, and the design library's part, so that the
 * first bytes paint the splash.
 */
export function documentTags(): HtmlTagDescriptor[] {
  const splash = renderToStaticMarkup(createElement(Splash))
  return [
    { tag: 'meta', attrs: { name: 'description', content: documentCopy.description } },
    { tag: 'noscript', children: documentCopy.noScript, injectTo: 'body-prepend' },
    ...preloadedFonts.map(preloadFont),
    themeColour('light', light.ground),
    themeColour('dark', dark.ground),
    { tag: 'style', children: splashCss, injectTo: 'head' },
    { tag: 'div', attrs: { id: 'splash' }, children: splash, injectTo: 'body-prepend' },
  ]
}
