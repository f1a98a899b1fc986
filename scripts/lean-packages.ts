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

/**
 * Computes the styles of a function once where it reads nothing but the theme, which never changes
 * in the built page. Otherwise each element computes and writes them again whenever it renders,
 * which was a third of the time that a page took to react to a touch.
 */
export const withStylesOnce = (code: string) =>
  code
    .replace(
      'function processStyle(',
      `const known = new WeakMap();
const ofTheme = (style, props) => {
  let once = known.get(style);
  if (once === undefined) {
    let isOnce = true;
    const noting = read => (...asked) => {
      isOnce &&= asked[1] === 'theme';
      return read(...asked);
    };
    let value = style(new Proxy(props, {
      get: noting(Reflect.get),
      has: noting(Reflect.has),
      ownKeys: noting(Reflect.ownKeys)
    }));
    if (isOnce && isPlainObject(value) && !value.isProcessed) value = preprocessStyles(value);
    known.set(style, isOnce && [value]);
    return value;
  }
  return once ? once[0] : style(props);
};
function processStyle(`,
    )
    .replace(
      "typeof style === 'function' ? style(props) : style",
      "typeof style === 'function' ? ofTheme(style, props) : style",
    )
    .replace(
      /results\.push\(layerName \? [^:]+variant\.style\(mergedState\)[^:]+: variant\.style\(mergedState\)\)/,
      'results.push(processStyle(mergedState, variant.style, layerName))',
    )

/** Names the same styles once. Our styles carry no labels, which each name would look for. */
export const withNamesOnce = (code: string) =>
  code
    .replace(/ {2}labelPattern\.lastIndex = 0;[\s\S]*?\n {2}\}\n/, '')
    .replace(/var labelPattern = .*$/m, 'var names = new Map();')
    .replace(
      'var name = hashString(styles) + identifierName;',
      'var name = names.get(styles); if (!name) names.set(styles, name = hashString(styles));',
    )

/** Renders no component that inserts styles for an element whose styles are in the page. */
export const withoutInsertion = (code: string) =>
  code.replace(
    /(\/\*#__PURE__\*\/)?React\.createElement\(Insertion, \{/,
    `cache.inserted[serialized.name] && (typeof FinalTag === 'string' || cache.registered[cache.key + '-' + serialized.name]) ? null : React.createElement(Insertion, {`,
  )

/** Leaves out the names of atoms, which only a developer's tools show. */
export const withoutLabels = (code: string) => code.replace(/^ *\w+\.debugLabel = .*$/gm, '')

/** Files that are changed, and how. */
const changed: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/\/react-router\/dist\/production\/[\w-]+\.mjs$/, shakeable],
  [/\/react-hook-form\/dist\/index\.esm\.mjs$/, shakeable],
  [/\/@emotion\/cache\/dist\/emotion-cache(\.browser)?\.esm\.js$/, withoutPrefixes],
  [/\/@mui\/system\/createStyled\/createStyled\.mjs$/, withStylesOnce],
  [/\/@emotion\/serialize\/dist\/emotion-serialize\.esm\.js$/, withNamesOnce],
  [/\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.esm\.js$/, withoutInsertion],
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
