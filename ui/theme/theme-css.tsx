import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { renderToStaticMarkup } from 'react-dom/server'
import { BuiltThemeLayer } from './BuiltThemeLayer'
import { globalStyles } from './global-styles'
import { styleOptions } from './style-cache'
import { stayletTheme } from './theme'
import { themeValues, type VariableNames } from './theme-values'

export { themeValues }

const flat = (names: VariableNames, above: string): string[] =>
  Object.entries(names).flatMap(([name, inside]) =>
    inside ? flat(inside, `${above}-${name}`) : [`${above}-${name}`],
  )

const used = new Set([
  ...flat(themeValues.palette, '--st-palette'),
  ...flat(themeValues.opacity, '--st-opacity'),
])

/** A rule as MUI returns it: declarations, or the rules inside a media query. */
interface Rule {
  [name: string]: string | number | Rule
}

/** Writes rules as CSS, without the variables that no component of ours reads. */
const written = (rule: Rule): string =>
  Object.entries(rule)
    .filter(([name]) => !name.startsWith('--') || used.has(name))
    .map(([name, value]) => {
      if (typeof value === 'object') return `${name}{${written(value)}}`
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`
    })
    .join('')

/** Returns the rules of MUI's baseline, which has no other export. */
function baseline() {
  const cache = createCache(styleOptions)
  cache.compat = true
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <BuiltThemeLayer>
        <CssBaseline />
      </BuiltThemeLayer>
    </CacheProvider>,
  )
  return Object.values(cache.inserted)
    .filter((css) => typeof css === 'string')
    .join('')
}

/**
 * Returns what the built page has in its document in place of the theme's code: the variables of
 * both colour schemes, MUI's baseline and our own. It runs in Node.js only.
 */
export function themeCss() {
  const sheets = stayletTheme.generateStyleSheets() as Rule[]
  return sheets.map(written).join('') + baseline() + globalStyles('system')
}
