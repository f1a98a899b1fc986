import { BREAKPOINTS } from '@domain/constants'
import { size } from './tokens'

/**
 * Stops what moves, in every piece at once, theirs and ours. A transition has no time at all: with a
 * millisecond on `*` every element would begin one for every property that changes on it or above it.
 */
const still =
  '*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;' +
  'transition:none!important;scroll-behavior:auto!important}'

/**
 * What only a script can focus, a sheet or the page's main, needs no ring: nobody steered there. A
 * page whose code is still coming keeps the footer out of sight, so that nothing jumps. A
 * page with a bar at its foot leaves room for it, and toasts lie above it. A page that holds a sheet
 * for the printer prints that and nothing else, in ink on paper.
 */
const base = `
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:${size.header + 16}px}
body{overflow-wrap:break-word;word-spacing:.06em;min-inline-size:320px}
@media (max-width:${BREAKPOINTS.lg - 0.05}px){body:has([data-bottom-bar]){--bottom-bar:4.5rem;padding-block-end:var(--bottom-bar)}}
main{min-block-size:calc(100svh - ${size.headerPhone}px)}
img{max-inline-size:100%}
:focus-visible{outline:2px solid var(--st-palette-primary-main);outline-offset:2px}
main:focus-visible,[role='dialog']:focus-visible{outline:0}
::selection{background:var(--st-palette-actionTint);color:var(--st-palette-text-primary)}
@media print{
body:has([data-print-sheet]) :not(:has([data-print-sheet]),[data-print-sheet],[data-print-sheet] *){display:none!important}
html:has([data-print-sheet]){color-scheme:light!important}
body:has([data-print-sheet]){background:white}
body:has([data-print-sheet]) main{min-block-size:0}
[data-print-sheet] *{color:black!important}
}
`

/** `always` is for the catalogue's motion switch; guests choose in their own system. */
export const globalStyles = (reducedMotion: 'system' | 'always') =>
  base + (reducedMotion === 'always' ? still : `@media (prefers-reduced-motion:reduce){${still}}`)
