import type { CSSObject } from '@mui/material/styles'
import { BREAKPOINTS } from '@domain/constants'

/** Attribute of the document while its script is to take over what the server has drawn. */
export const SCRIPTED = 'data-scripted'

/**
 * Returns a style for a large window that shows the phone's page of the server until React has taken
 * it over, so that nothing moves then. Without scripts, or when they fail, the phone's page has the
 * whole window.
 */
export const whileDrawnLarge = (style: CSSObject): CSSObject => ({
  [`@media (min-width:${BREAKPOINTS.lg}px)`]: { [`html[${SCRIPTED}] &`]: style },
})
