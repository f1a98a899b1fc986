import { addons } from 'storybook/manager-api'
import { fontFaceCss } from '../ui/theme/font-faces.ts'
import { sidebarLabel } from './docs/sidebar-label'
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

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: prefersDark ? catalogueThemes.dark : catalogueThemes.light,
  sidebar: { renderLabel: ({ name, type }) => sidebarLabel(name, type) },
})

/** Opens the first result of the sidebar's search with Enter, where the arrow keys have chosen none. */
function openFirstResult({ key, target }: KeyboardEvent) {
  if (key !== 'Enter' || (target as HTMLElement).id !== 'storybook-explorer-searchfield') return
  if (document.querySelector('[role="option"][aria-selected="true"]')) return
  document.querySelector<HTMLElement>('[role="option"]')?.click()
}
document.addEventListener('keydown', openFirstResult, true)
