import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { splashCss } from '@ui/theme/splash-css'
import { Splash } from './Splash'

/**
 * Returns the splash as the build writes it into index.html: the style for the head and the markup
 * for the body. It renders the same component that Storybook shows. It runs in Node.js only.
 */
export const splashDocument = () => ({
  css: splashCss,
  html: renderToStaticMarkup(createElement(Splash)),
})
