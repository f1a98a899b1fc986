import { BREAKPOINTS } from '@domain/constants'
import { motion, size } from './tokens'

/**
 * Stops motion in every component, including MUI's. Transitions are removed instead of shortened:
 * at one millisecond on `*`, every element would start one for each property that changes on it or
 * above it.
 */
const STILL =
  '*,::before,::after{animation-duration:1ms!important;animation-iteration-count:1!important;' +
  'transition:none!important;scroll-behavior:auto!important}' +
  '[data-comes]{animation:none!important}'

/**
 * Elements that only a script can focus, such as a sheet or a heading, show no ring. A page whose
 * code is still loading keeps the footer below the window, so that nothing shifts. A page with a
 * bar at the bottom reserves room for it, toasts appear above it, and Tab stops above it. A field comes
 * into view with its label and two lines of a message. The bars at the top are in the room above what
 * is scrolled to, so that a focus in them would scroll the page. Tab sets that room on the element
 * itself (FocusKeeper), which only an important rule can undo.
 * MUI's placeholders are too faint to read, so the rule for all of them is important too.
 * Content that appears by itself, marked with `data-comes`, rises and fades in.
 */
const base = `
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:${size.header + 16}px}
html:has(:is(header,[data-sticky-bar]):focus-within){scroll-padding-block-start:0!important}
body{overflow-wrap:break-word;word-spacing:.06em;min-inline-size:320px}
@media (max-width:${BREAKPOINTS.lg - 0.05}px){body:has([data-bottom-bar]){--bottom-bar:calc(7rem + env(safe-area-inset-bottom,0px));padding-block-end:var(--bottom-bar)}html:has([data-bottom-bar]){scroll-padding-block-end:calc(7.5rem + env(safe-area-inset-bottom,0px))}}
main :is(input,select,textarea){scroll-margin-block:2.5rem 4rem}
main{min-block-size:calc(100svh - ${size.headerPhone}px)}
img{max-inline-size:100%}
::placeholder{color:var(--st-palette-text-disabled)!important;opacity:1!important}
:focus-visible{outline:2px solid var(--st-palette-primary-main);outline-offset:2px}
:is(main,h1,h2,h3,[role='dialog'],[role='list']):focus-visible{outline:0}
@keyframes comes{from{opacity:0;translate:0 8px}}
[data-comes]{animation:comes ${motion.small}ms ${motion.easing}}
::selection{background:var(--st-palette-actionTint);color:var(--st-palette-text-primary)}
@media (forced-colors:active){
:is([aria-pressed='true'],[aria-selected='true'],[data-checked='true'],[aria-current]:not([aria-current='false'],[aria-current='date']),[data-open='true']>button,[data-dot][data-current='true']){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
:is([aria-pressed='true'],[aria-selected='true'],[data-checked='true'],[aria-current]:not([aria-current='false'],[aria-current='date']),[data-open='true']>button) *{color:inherit!important}
[data-dot]{border:1px solid}
.MuiButton-contained,.MuiButton-pill{border:1px solid!important}
}
`

/**
 * Returns the global styles. 'always' is for Storybook's motion switch, because guests choose
 * reduced motion in their system.
 */
export const globalStyles = (reducedMotion: 'system' | 'always') =>
  base + (reducedMotion === 'always' ? STILL : `@media (prefers-reduced-motion:reduce){${STILL}}`)
