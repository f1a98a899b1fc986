import type { Globals } from './use-globals'

/**
 * Returns the address of a story in a frame of its own, with what the toolbars have chosen. They
 * choose texts, some of which Storybook reads as numbers.
 */
export function frameAddress(story: string, globals: Globals): string {
  const chosen = Object.entries(globals)
    .filter(([, value]) => ['string', 'number'].includes(typeof value))
    .map(([name, value]) => `${name}:${value}`)
  const query = new URLSearchParams({ viewMode: 'story', id: story })
  return `iframe.html?${query}${chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''}`
}
