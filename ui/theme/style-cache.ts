import createCache, { type EmotionCache } from '@emotion/cache'

export type StyleCache = EmotionCache

/** Begins every class name of the page. */
export const STYLE_KEY = 'st'

/**
 * Options of every style cache. Emotion would compute vendor prefixes for every declaration. The browsers
 * that the build aims at need few, and ours are written where they are used.
 */
export const styleOptions = { key: STYLE_KEY, stylisPlugins: [] }

let pageCache: StyleCache | undefined

/** Begins the `data-emotion` of the style that the server has drawn, before the names of its rules. */
export const DRAWN_STYLE = `${STYLE_KEY}-drawn `

const find = (selector: string) => globalThis.document?.querySelector<HTMLElement>(selector)

/**
 * In the built page the baseline is part of the document, and components' rules come after it.
 * Elsewhere the baseline is one of those rules, and all of them come before everything else.
 */
function place(drawn: HTMLElement | null | undefined) {
  const before = drawn ?? find('style[data-theme]')
  if (!before?.parentNode) return { prepend: true }
  return { insertionPoint: before, container: before.parentNode }
}

function createPageCache() {
  const drawn = find(`style[data-emotion^="${DRAWN_STYLE}"]`)
  const cache = createCache({ ...styleOptions, speedy: true, ...place(drawn) })
  const names = drawn?.dataset['emotion']?.slice(DRAWN_STYLE.length).split(' ') ?? []
  for (const name of names) cache.inserted[name] = true
  return cache
}

/**
 * Returns the page's only style cache, because a second one would write every style into the
 * document again. All rules go into one style element, even outside production, because one element
 * for each rule slows down hundreds of stories. Scripts insert the rules, so that the element's own
 * text stays empty, as the security policy requires. The element that the server has drawn stays
 * where it is: Emotion would move it, and the browser would read it and style the page again.
 */
export const pageStyles = () => (pageCache ??= createPageCache())
