import { catalogueThemes } from '../theme'
import type { Globals } from './use-globals'

/** Gives the root of a documentation page the toolbars' scheme, text size and direction. */
export function followToolbars(root: HTMLElement, globals: Globals) {
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light'
  const textSize = Number(globals['textSize'] ?? 100)
  root.dataset['scheme'] = scheme
  // What the page adds itself has no colour of Storybook's.
  root.style.color = catalogueThemes[scheme].textColor ?? ''
  root.style.colorScheme = scheme
  // The product's texts are in rem, and Storybook's own in pixels (docs.css).
  root.style.fontSize = `${textSize}%`
  root.style.setProperty('--page-zoom', String(textSize / 100))
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
}
