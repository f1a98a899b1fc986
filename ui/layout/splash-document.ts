import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Splash } from './Splash'
import { splashCss } from '../theme/splash-css'

/**
 * The splash as the build writes it into index.html: the style for the head, the markup for the
 * body. One source with the piece in the catalogue. Runs in node, never in a page.
 */
export const splashDocument = () => ({
  css: splashCss,
  html: renderToStaticMarkup(createElement(Splash)),
})
