import { printGlobals, type Globals } from './use-globals'

/** Returns the address of a story in a frame of its own, with what the toolbars have chosen. */
export function frameAddress(story: string, globals: Globals): string {
  const chosen = printGlobals(globals)
  const query = new URLSearchParams({ viewMode: 'story', id: story })
  return `iframe.html?${query}${chosen && `&globals=${chosen}`}`
}
