import createCache, { type EmotionCache } from '@emotion/cache'

export type StyleCache = EmotionCache

/** Begins every class name of the page. */
export const STYLE_KEY = 'st'

let pageCache: StyleCache | undefined

/**
 * In the built page the baseline is part of the document, and components' rules come after it.
 * Elsewhere the baseline is one of those rules, and all of them come before everything else.
 */
function place() {
  const baseline = globalThis.document?.querySelector<HTMLElement>('style[data-theme]')
  return baseline ? { insertionPoint: baseline } : { prepend: true }
}

/**
 * Returns the page's only style cache, because a second one would write every style into the
 * document again. All rules go into one style element, even outside production, because one element
 * for each rule slows down hundreds of stories. Scripts insert the rules, so that the element's own
 * text stays empty, as the security policy requires.
 */
export const pageStyles = () =>
  (pageCache ??= createCache({ key: STYLE_KEY, speedy: true, ...place() }))
