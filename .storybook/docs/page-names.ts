import type { API_PreparedStoryIndex } from 'storybook/internal/types'

/**
 * Gives the page of each component its component's name, by which the search lists it. Storybook calls
 * them all 'Docs'. The headings of a component's page are its states, which the search finds anyway.
 */
export const withPageNames = (index: API_PreparedStoryIndex): API_PreparedStoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => [
      id,
      entry.type === 'docs' && !entry.importPath.endsWith('.mdx')
        ? { ...entry, name: entry.title.slice(entry.title.lastIndexOf('/') + 1), anchors: [] }
        : entry,
    ]),
  ),
})
