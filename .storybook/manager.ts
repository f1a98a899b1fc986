import { PREVIEW_INITIALIZED, STORY_INDEX_INVALIDATED } from 'storybook/internal/core-events'
import type { API_HashEntry, API_PreparedStoryIndex } from 'storybook/internal/types'
import { addons } from 'storybook/manager-api'
import { fontFaceCss } from '../ui/theme/font-faces.ts'
import { isDocument, withPageNames } from './docs/page-names'
import { brandTitle, catalogueThemes } from './theme'

const style = document.createElement('style')
style.textContent = fontFaceCss
document.head.append(style)

/** Storybook writes its own name into the title of the tab, with every page that it opens. */
const nameTab = () => {
  const title = document.title.replace(/^(.+ - )?Storybook$|Storybook$/, brandTitle)
  if (title !== document.title) document.title = title
}
new MutationObserver(nameTab).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
})
nameTab()

/** Names of the groups as designers say them. A component has one name everywhere, that of its code. */
const groups: Readonly<Record<string, string>> = {
  docs: 'Foundations',
  ui: 'General components',
  product: 'Product components',
  features: 'Connected components',
  app: 'Pages',
  flows: 'Flows',
  theme: 'Basics',
}

const labelOf = (item: API_HashEntry) => {
  const { name, type } = item
  // The page of a component stands below its name already.
  if (type === 'docs' && !isDocument(item)) return 'Page'
  if (type !== 'root' && type !== 'group') return name
  return groups[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: prefersDark ? catalogueThemes.dark : catalogueThemes.light,
  sidebar: { renderLabel: labelOf },
})

addons.register('staylet/page-names', (api) => {
  const namePages = async () => {
    const index = (await (await fetch('index.json')).json()) as API_PreparedStoryIndex
    await api.setIndex(withPageNames(index))
  }
  api.on(PREVIEW_INITIALIZED, () => void namePages())
  api.on(STORY_INDEX_INVALIDATED, () => void namePages())
})

/** Opens the first result of the sidebar's search with Enter, where the arrow keys have chosen none. */
function openFirstResult({ key, target }: KeyboardEvent) {
  if (key !== 'Enter' || (target as HTMLElement).id !== 'storybook-explorer-searchfield') return
  if (document.querySelector('[role="option"][aria-selected="true"]')) return
  document.querySelector<HTMLElement>('[role="option"]')?.click()
}
document.addEventListener('keydown', openFirstResult, true)
