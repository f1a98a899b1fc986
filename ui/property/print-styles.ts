/** Counters, hints, and whatever is there to be pressed. */
const onScreenOnly = [
  'main button',
  'main [role="status"]',
  'main [role="tooltip"]',
  '[data-dot]',
  '[data-bottom-bar]',
  '[data-print="false"]',
].join()

/**
 * A home on paper: photo, facts and price, in ink, without what only a screen can do. While a page
 * renders these, they hold for the whole document; parts that mean nothing on paper carry
 * `data-print="false"`.
 */
export const printStyles = {
  '@media print': {
    // Header, footer, toasts and dialogs: all that is not the page's main.
    'body :not(:has(main), main, main *)': { display: 'none !important' },
    [onScreenOnly]: { display: 'none !important' },
    'html, body': { background: 'none' },
    body: { paddingBlockEnd: '0 !important' },
    main: { minBlockSize: '0 !important' },
    // Paper is always light.
    'main :not(svg, svg *)': { color: 'black !important' },
    'main section, main li, main figure': { breakInside: 'avoid' },
    'main h2': { breakAfter: 'avoid' },
  },
} as const
