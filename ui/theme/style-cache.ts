import createCache, { type EmotionCache } from '@emotion/cache'

export type StyleCache = EmotionCache

/** Begins every class name of the page. */
const STYLE_KEY = 'st'

/**
 * Options of every style cache. Emotion would compute vendor prefixes for every declaration. The browsers
 * that the build aims at need few, and ours are written where they are used.
 */
export const styleOptions = { key: STYLE_KEY, stylisPlugins: [] }

let pageCache: StyleCache | undefined

/** Begins the `data-emotion` of the style that the server has rendered, before the names of its rules. */
const RENDERED_STYLE = `${STYLE_KEY}-rendered `

const find = (selector: string) => globalThis.document?.querySelector<HTMLElement>(selector)

/**
 * In the built page the baseline is part of the document, and components' rules come after it.
 * Elsewhere the baseline is one of those rules, and all of them come before everything else.
 */
function place(rendered: HTMLElement | null | undefined) {
  const before = rendered ?? find('style[data-theme]')
  if (!before?.parentNode) return { prepend: true }
  return { insertionPoint: before, container: before.parentNode }
}

function createPageCache() {
  const rendered = find(`style[data-emotion^="${RENDERED_STYLE}"]`)
  const cache = createCache({ ...styleOptions, speedy: true, ...place(rendered) })
  const names = rendered?.dataset['emotion']?.slice(RENDERED_STYLE.length).split(' ') ?? []
  for (const name of names) cache.inserted[name] = true
  return cache
}

/**
 * Returns the page's only style cache, because a second one would write every style into the
 * document again. All rules go into one style element, even outside production, because one element
 * for each rule slows down hundreds of stories. Scripts insert the rules, so that the element's own
 * text stays empty, as the security policy requires. The element that the server has rendered stays
 * where it is: Emotion would move it, and the browser would read it and style the page again.
 */
export const pageStyles = () => (pageCache ??= createPageCache())

/**
 * Returns the style elements of a page that the server renders: the value of their `data-emotion`, by
 * which the page takes them over, and their rules. Each global rule has its own, as the page takes
 * them over, and those of components share one.
 */
function collect({ inserted, registered }: StyleCache) {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const isGlobal = ([id]: [string, string]) => registered[`${STYLE_KEY}-${id}`] === undefined
  const local = rules.filter((rule) => !isGlobal(rule))
  return [
    ...rules.filter(isGlobal).map(([id, css]) => ({ emotion: `${STYLE_KEY}-global ${id}`, css })),
    {
      emotion: RENDERED_STYLE + local.map(([id]) => id).join(' '),
      css: local.map(([, css]) => css).join(''),
    },
  ]
}

/**
 * Returns a style cache for a page that the server renders. It collects the rules, which would
 * otherwise be written between the elements.
 */
export function createCollectedStyles() {
  const cache = createCache(styleOptions)
  cache.compat = true
  return { cache, collect: () => collect(cache) }
}
