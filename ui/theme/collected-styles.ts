import createCache from '@emotion/cache'
import { DRAWN_STYLE, STYLE_KEY, styleOptions, type StyleCache } from './style-cache'

/**
 * One style element: the value of its `data-emotion`, by which the page takes it over, and its
 * rules.
 */
export interface CollectedStyle {
  emotion: string
  css: string
}

/**
 * Returns global rules one by one, as the page takes them over, and those of components together.
 */
function collect({ inserted, registered }: StyleCache): CollectedStyle[] {
  const rules = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const isGlobal = ([id]: [string, string]) => registered[`${STYLE_KEY}-${id}`] === undefined
  const local = rules.filter((rule) => !isGlobal(rule))
  return [
    ...rules.filter(isGlobal).map(([id, css]) => ({ emotion: `${STYLE_KEY}-global ${id}`, css })),
    {
      emotion: DRAWN_STYLE + local.map(([id]) => id).join(' '),
      css: local.map(([, css]) => css).join(''),
    },
  ]
}

/**
 * Returns a style cache for a page that the server draws. It collects the rules, which would
 * otherwise be written between the elements.
 */
export function createCollectedStyles() {
  const cache = createCache(styleOptions)
  cache.compat = true
  return { cache, collect: () => collect(cache) }
}
