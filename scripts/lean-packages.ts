import type { Plugin } from 'vite'
import { CALENDAR_CHECKS, NO_CALENDAR_CHECKS } from './unchecked-calendar.mjs'

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
  // It lists every attribute of HTML. Our elements get no others, or say which they pass on.
  '/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js': `
    export default (prop) => !['as', 'sx', 'theme', 'ownerState'].includes(prop)`,
  // The merging of styles asks it whether an object is a component. Nothing asks for the others.
  '/react-is/index.js': `
    export const isValidElementType = (value) => Boolean(value?.$$typeof)
    export const ForwardRef = undefined, Memo = undefined`,
  [CALENDAR_CHECKS]: NO_CALENDAR_CHECKS,
  // It looks for characters that may not be divided, but the file of a stay is folded by octets.
  '/ics/dist/utils/fold-line.js': 'export default (line) => line',
  // The calendar asks the adapter for weeks only. It reads and writes no dates as texts.
  '/date-fns/format.js': 'export const longFormatters = {}, format = undefined',
  '/date-fns/parse.js': 'export const parse = undefined',
  '/date-fns/locale/en-US.js': 'export const enUS = {}',
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

/** Styles in cascade layers and in template literals, which we do not write. */
const unusedStyles: readonly RegExp[] = [
  /(?:layerName|props\.theme\.modularCssLayers) \? shallowLayer\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\) : /g,
  /, (?:layerName(?: = undefined)?|props\.theme\.modularCssLayers \? [^:]+: undefined)(?=\))/g,
  / {4}const layerName = .*$/m,
  / {6}\/\/ This function can be called as a tagged template[\s\S]*?(?= {6}const expressions = )/,
]

const withoutAll = (code: string, parts: readonly RegExp[]) =>
  parts.reduce((left, part) => left.replace(part, ''), code)

/**
 * Computes the styles of a function once where it reads nothing but the theme, which never changes
 * in the built page. Otherwise each element computes and serialises them whenever it renders.
 */
export const withStylesOnce = (code: string) =>
  withoutAll(code, unusedStyles)
    .replace('variant.style(mergedState)', 'processStyle(mergedState, variant.style)')
    .replace('style(props) : style', 'stylesOf(style, props) : style')
    .replace(
      'function processStyle(',
      `const known = new WeakMap();
function stylesOf(style, props) {
  if (known.has(style)) return known.get(style) || style(props);
  let isOfTheme = true;
  const noting = read => (...asked) => {
    isOfTheme &&= asked[1] === 'theme';
    return read(...asked);
  };
  let styles = style(new Proxy(props, {
    get: noting(Reflect.get),
    has: noting(Reflect.has),
    ownKeys: noting(Reflect.ownKeys)
  }));
  if (isOfTheme && isPlainObject(styles) && !styles.isProcessed) styles = preprocessStyles(styles);
  known.set(style, isOfTheme && styles);
  return styles;
}
function processStyle(`,
    )

/** Names the same styles once. Ours have no labels, which would become part of the names. */
export const withNamesOnce = (code: string) =>
  code
    .replace(/ {2}labelPattern\.lastIndex = 0;[\s\S]*?\n {2}\}\n/, '')
    .replace(/var labelPattern = .*$/m, 'var names = {};')
    .replace('= hashString(styles) + identifierName', '= names[styles] ||= hashString(styles)')

/**
 * Renders the component that inserts the styles of an element only until they are in the page, and
 * leaves out ways to write styles that we do not use.
 */
export const withInsertionOnce = (code: string) =>
  withoutAll(code, [
    /if \(args\[0\] == null[^{]*\{(?=[^}]*apply)|(?<=styles\.push\.apply\(styles, args\);\s*)\} else \{[\s\S]*?\n {4}\}(?=\n\n {4}var Styled)/g,
    / {4}Styled\.displayName = .*$/m,
    / {4}Object\.defineProperty\(Styled[\s\S]*?(?= {4}return Styled;)/,
  ]).replace(
    '/*#__PURE__*/React.createElement(Insertion',
    `cache.inserted[serialized.name] && (typeof FinalTag === 'string' || cache.registered[cache.key + '-' + serialized.name]) ? null : React.createElement(Insertion`,
  )

/** Leaves out the styles of a button that is loading, which none of ours is. */
export const withoutLoading = (code: string) =>
  code.replace(/, \{\n(( *) {2})props: \{[^}]*\bloading[^}]*\},\n\1style: \{[^]*?\n\2\}/g, '')

/** Leaves out the names of atoms, which only a developer's tools show. */
export const withoutLabels = (code: string) => code.replace(/^ *\w+\.debugLabel = .*$/gm, '')

/** Files that are changed, and how. */
const changed: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/\/react-router\/dist\/production\/[\w-]+\.mjs$/, shakeable],
  [/\/react-hook-form\/dist\/index\.esm\.mjs$/, shakeable],
  [/\/@emotion\/cache\/dist\/emotion-cache(\.browser)?\.esm\.js$/, withoutPrefixes],
  [/\/@mui\/system\/createStyled\/createStyled\.mjs$/, withStylesOnce],
  [/\/@mui\/material\/Button\/Button\.mjs$/, withoutLoading],
  [/\/@emotion\/serialize\/dist\/emotion-serialize\.esm\.js$/, withNamesOnce],
  [/\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.esm\.js$/, withInsertionOnce],
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
