import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type * as ThemeCss from '../../ui/theme/theme-css.tsx'

const css = fileURLToPath(new URL('../../ui/theme/theme-css.tsx', import.meta.url))

const evaluate = async () => {
  const options = { configFile: false, resolve: { tsconfigPaths: true } } as const
  return (await runnerImport<typeof ThemeCss>(css, options)).module
}

/**
 * Gives the built page a theme that is computed already: its rules are in the document, its values
 * are plain data, and MUI's code for creating and switching themes is left out.
 */
export function builtTheme(): Plugin {
  let evaluated: ReturnType<typeof evaluate> | undefined
  return {
    name: 'built-theme',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/ui\/theme\/(ThemeLayer\.tsx|theme-values\.ts)$/ },
      async handler(id) {
        if (id.endsWith('.tsx'))
          return `export { BuiltThemeLayer as ThemeLayer } from './BuiltThemeLayer'`
        const { themeValues } = await (evaluated ??= evaluate())
        return `export const themeValues = ${JSON.stringify(themeValues)}`
      },
    },
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const children = (await (evaluated ??= evaluate())).themeCss()
        return [{ tag: 'style', attrs: { 'data-theme': '' }, children, injectTo: 'head' }]
      },
    },
  }
}
