import type { API_PreparedStoryIndex } from 'storybook/internal/types'

/** Whether an entry of the index is a page that somebody has written, and no page of a component. */
export const isDocument = ({ importPath }: { importPath: string }) => importPath.endsWith('.mdx')

/**
 * Gives each page the name of its component or document, by which the search lists it. Storybook calls
 * them all 'Docs'. The headings of a component's page are its states, which the search finds anyway.
 */
export const withPageNames = (index: API_PreparedStoryIndex): API_PreparedStoryIndex => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      if (entry.type !== 'docs') return [id, entry]
      const name = entry.title.slice(entry.title.lastIndexOf('/') + 1)
      return [id, { ...entry, name, ...(!isDocument(entry) && { anchors: [] }) }]
    }),
  ),
})
