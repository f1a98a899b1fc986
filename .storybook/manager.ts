import { addons } from 'storybook/manager-api'
import { fontFaceCss } from '../ui/theme/font-faces.ts'
import { sidebarLabel } from './docs/sidebar-label'
import { catalogueThemes } from './theme'

const style = document.createElement('style')
// The catalogue may be served from a folder, so the fonts' addresses are relative here.
style.textContent = fontFaceCss.replaceAll("url('/", "url('./").replaceAll('url(/', 'url(./')
document.head.append(style)

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({
  theme: prefersDark ? catalogueThemes.dark : catalogueThemes.light,
  sidebar: { renderLabel: ({ name, type }) => sidebarLabel(name, type) },
})
