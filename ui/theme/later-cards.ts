import type { CSSObject } from '@mui/material/styles'

/** Attribute of a document that the server has drawn, until the start is over. */
const STARTING = 'data-starting'

/** Height of a card's text below its photo, which is 4 to 3. */
const TEXT_HEIGHT = '6.625rem'

/**
 * Style of a list of cards in one column. While the page starts, the browser lays out the third and
 * further cards only when they come near the window, because a dozen at once keep a slow phone busy
 * for most of a second. Afterwards all are there, for screen readers and for the length of the page.
 */
export const laterCards: CSSObject = {
  '@container (max-width: 29.99rem)': {
    [`html[${STARTING}] & > li:nth-of-type(n + 3)`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto calc(75cqi + ${TEXT_HEIGHT})`,
    },
  },
}

/** Lets the browser lay out later cards when they come near the window. */
export const beginStart = () => document.documentElement.setAttribute(STARTING, '')

/** Lays out all cards. */
export const endStart = () => document.documentElement.removeAttribute(STARTING)
