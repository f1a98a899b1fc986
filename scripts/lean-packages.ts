import type { Plugin } from 'vite'

/**
 * Parts of packages that no page uses, by the end of their path, and what takes their place.
 *
 * @internal Exported for the test that compares them with the installed packages.
 */
export const replaced: Record<string, string> = {
  // The theme switches ripples off, but every button would carry them.
  '/@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null',
  '/@mui/material/useLazyRipple/useLazyRipple.mjs': `
    const ripple = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} }
    export default () => ripple`,
  // Only buttons with \`loading\` need it, and we have none.
  '/@mui/material/CircularProgress/CircularProgress.mjs': 'export default () => null',
  // BuiltThemeLayer always provides the theme.
  '/@mui/material/styles/defaultTheme.mjs': 'export default {}',
  '/@mui/material/styles/createTheme.mjs': 'export default () => ({})',
  '/@mui/system/createTheme/createTheme.mjs': 'export default () => ({})',
  // React has had this hook since version 18.
  '/use-sync-external-store/shim/index.js': `export { useSyncExternalStore } from 'react'`,
}

const escaped = (text: string) => text.replace(/[.$/]/g, String.raw`\$&`)

/**
 * Lets the bundler leave out components of the router and of forms that no page uses. Otherwise
 * their names for React's developer tools, and calls that seem to have side effects, would keep
 * them.
 */
export const shakeable = (code: string) =>
  code
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')

/**
 * Leaves out the vendor prefixes that Emotion would compute for every declaration. The browsers
 * that the build aims at need three, and ours are written where they are used.
 */
export const withoutPrefixes = (code: string) =>
  code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []')

/** Leaves out the names of atoms, which only a developer's tools show. */
export const withoutLabels = (code: string) => code.replace(/^ *\w+\.debugLabel = .*$/gm, '')

/** Files that are changed, and how. */
const changed: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/\/react-router\/dist\/production\/[\w-]+\.mjs$/, shakeable],
  [/\/react-hook-form\/dist\/index\.esm\.mjs$/, shakeable],
  [/\/@emotion\/cache\/dist\/emotion-cache(\.browser)?\.esm\.js$/, withoutPrefixes],
  [/\/features\/[\w/-]+\.tsx?$/, withoutLabels],
]

/** Leaves out of the built page what no page uses. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`(${Object.keys(replaced).map(escaped).join('|')})$`) },
      handler: (id) => replaced[Object.keys(replaced).find((end) => id.endsWith(end)) ?? ''],
    },
    transform: {
      filter: { id: changed.map(([file]) => file) },
      handler: (code, id) => ({
        code: changed.find(([file]) => file.test(id))?.[1](code) ?? code,
        map: null,
      }),
    },
  }
}
