import { BREAKPOINTS } from '@domain/constants'
import { mediaQuery } from './media-query'

export const largeScreen = mediaQuery(`(min-width: ${BREAKPOINTS.lg}px)`)

/** Returns whether the window has room for the filters beside or above the listings. */
export const isLargeScreen = largeScreen.matches
