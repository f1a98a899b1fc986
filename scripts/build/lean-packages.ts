import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Files of packages by their path in node_modules. */
export type Replaced = Record<
  string,
  {
    /** Beginning of the SHA-256 of the file for which the code was written. A test compares it. */
    hash: string
    code: string
  }
>

/** Parts of packages that no page uses, and what takes their place. */
export const leanFiles: Replaced = {
  // The theme switches ripples off, but every button would carry them.
  '/@mui/material/ButtonBase/TouchRipple.mjs': {
    hash: '5b8afbb6f971',
    code: 'export default () => null',
  },
  '/@mui/material/useLazyRipple/useLazyRipple.mjs': {
    hash: 'c14752832d10',
    code: `
      const ripple = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} }
      export default () => ripple`,
  },
  // Only buttons with `loading` need it, and we have none.
  '/@mui/material/CircularProgress/CircularProgress.mjs': {
    hash: 'c5479ed2b68f',
    code: 'export default () => null',
  },
  // It lists every attribute of HTML. Our elements get no others, or say which they pass on.
  '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': {
    hash: 'd75aeba893f8',
    code: `
      export default (prop) => !['as', 'sx', 'theme', 'ownerState'].includes(prop)`,
  },
  // The merging of styles asks it whether an object is a component. Nothing asks for the others.
  '/react-is/index.js': {
    hash: '793ea73dcc6e',
    code: `
      export const isValidElementType = (value) => Boolean(value?.$$typeof)
      export const ForwardRef = undefined, Memo = undefined`,
  },
  // The calendar asks the adapter for weeks only. It reads and writes no dates as texts.
  '/date-fns/format.js': {
    hash: '3bcb2a92b32c',
    code: 'export const longFormatters = {}, format = undefined',
  },
  '/date-fns/parse.js': {
    hash: '8697672d8052',
    code: 'export const parse = undefined',
  },
  '/date-fns/locale/en-US.js': {
    hash: 'e2321c5fb348',
    code: 'export const enUS = {}',
  },
  // React has had this hook since version 18.
  '/use-sync-external-store/shim/index.js': {
    hash: 'de571b60495a',
    code: `export { useSyncExternalStore } from 'react'`,
  },
}

/** What the built theme makes superfluous (built-theme.ts). */
export const themeFiles: Replaced = {
  // BuiltThemeLayer always provides the theme.
  '/@mui/material/styles/defaultTheme.mjs': {
    hash: '2afe308365c6',
    code: 'export default {}',
  },
  '/@mui/material/styles/createTheme.mjs': {
    hash: '6bba840f32e7',
    code: 'export default () => ({})',
  },
  '/@mui/system/createTheme/createTheme.mjs': {
    hash: 'd693ecad04a8',
    code: 'export default () => ({})',
  },
}

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Returns a plugin that loads other code in place of files. */
const replaceFiles = (name: string, files: Replaced) =>
  ({
    name,
    enforce: 'pre',
    load: (id) => files[(id.split('?', 1)[0] ?? '').replace(packages, '')]?.code,
  }) satisfies Plugin

/** Leaves out what no page uses, in the build as in development, stories and tests. */
export function leanPackages(): Plugin {
  const plugin = replaceFiles('lean-packages', leanFiles)
  // Development bundles packages before, by plugins of its own.
  return {
    ...plugin,
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }),
  }
}

/** Leaves out of the build what creates and switches themes. */
export const withoutThemes = (): Plugin => ({
  ...replaceFiles('without-themes', themeFiles),
  apply: 'build',
})
