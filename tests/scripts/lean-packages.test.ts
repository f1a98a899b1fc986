import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, it, vi } from 'vitest'
import { stayCalendar } from '@domain/booking/stay-calendar'
import { makeBooking } from '@tests/fixtures/make-booking'
import { weeksOf } from '@ui/dates/calendar-weeks'
import {
  leanPackages,
  replaced,
  shakeable,
  withInsertionOnce,
  withNamesOnce,
  withoutLabels,
  withoutLoading,
  withoutPrefixes,
  withStylesOnce,
} from '../../scripts/lean-packages'

const folders = ['ui', 'app']
const components = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: readFileSync(`${folder}/${file}`, 'utf8') })),
)

it.each(Object.keys(replaced))('replaces a file that the package has: %s', (file) => {
  expect(existsSync(`node_modules${file}`)).toBe(true)
})

it('leaves out only what no component uses', () => {
  const users = components.filter(({ code }) =>
    /CircularProgress|TouchRipple|disableRipple=\{false\}|<(Icon)?Button\b[^>]*\sloading/.test(
      code,
    ),
  )
  expect(components.length).toBeGreaterThan(100)
  expect(users).toEqual([])
})

it('passes only attributes of HTML on to an element', () => {
  const calls = components.flatMap(({ file, code }) =>
    [...code.matchAll(/\bstyled\(\s*'[a-z]\w*'(.{0,40})/gs)].map(([call, rest = '']) => ({
      file,
      call,
      names: !/^, \{\s*shouldForwardProp/.test(rest) && /^,|^\)</.test(rest) ? rest : '',
    })),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter(({ names }) => names && !/^\)<\{ '(data|aria)-/.test(names))).toEqual([])
})

it('computes no vendor prefixes, and writes those that are needed', () => {
  for (const file of ['emotion-cache.browser.esm.js', 'emotion-cache.esm.js']) {
    const code = readFileSync(`node_modules/@emotion/cache/dist/${file}`, 'utf8')
    expect(withoutPrefixes(code)).not.toContain('[prefixer]')
    expect(withoutPrefixes(code)).not.toBe(code)
  }
  // Without the first, Safari lets guests select the text of a button. Older versions of Chrome
  // print and mask only with the others.
  const needed = ['userSelect', 'printColorAdjust', 'mask', 'backdropFilter', 'boxDecorationBreak']
  const styles = readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(`ui/${file}`, 'utf8') }))
  const missing = styles.flatMap(({ file, code }) =>
    needed
      .filter((name) => code.includes(`${name}:`))
      .filter((name) => !code.includes(`Webkit${name[0]?.toUpperCase()}${name.slice(1)}:`))
      .map((name) => `${file}: ${name}`),
  )
  expect(styles.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

it('lets the bundler leave out components that only have a name', () => {
  const code = 'var Form = React10.forwardRef(draw);\nForm.displayName = "Form";\n'
  expect(shakeable(code)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(draw);\n\n')
})

it('leaves out the names of atoms alone', () => {
  const code =
    "const seen = atom(0)\nseen.debugLabel = 'seen'\n  held.debugLabel = `${debugLabel}.held`\nuse(seen)\n"
  expect(withoutLabels(code)).toBe('const seen = atom(0)\n\n\nuse(seen)\n')
})

it('leaves out styles of buttons that are loading, and no others', () => {
  const code = readFileSync('node_modules/@mui/material/Button/Button.mjs', 'utf8')
  const propsIn = (text: string) => text.match(/props: \{[^}]*\}/g) ?? []
  const isOther = (props: string) => !props.includes('loading')
  const left = propsIn(withoutLoading(code))
  expect(left.filter(isOther)).toEqual(propsIn(code).filter(isOther))
  expect(left.length).toBeLessThan(propsIn(code).length)
})

const installed = (path: string) => readFileSync(join('node_modules', path), 'utf8')

/** Imports a changed module of a package, whose imports stay those of the package. */
async function importChanged(path: string, change: (code: string) => string) {
  // Within the project, so that packages are found.
  const folder = mkdtempSync(resolve('node_modules/.lean-'))
  try {
    const file = join(folder, 'changed.mjs')
    const above = pathToFileURL(resolve('node_modules', path, '..', '..'))
    writeFileSync(file, change(installed(path)).replaceAll('"../', `"${above.href}/`))
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('computes styles once that depend on the theme alone', async () => {
  type Style = (props: Record<string, unknown>) => object
  type Styled = (tag: string) => (style: Style) => { __emotion_styles: Style[] }
  const { default: createStyled } = (await importChanged(
    '@mui/system/createStyled/createStyled.mjs',
    withStylesOnce,
  )) as unknown as { default: (options: { defaultTheme: object }) => Styled }
  const styled = createStyled({ defaultTheme: {} })
  const processorOf = (style: Style) => styled('b')(style).__emotion_styles[1]
  const ofTheme = vi.fn<Style>(({ theme }) => ({ color: (theme as { ink: string }).ink }))
  const ofMore = vi.fn<Style>(({ theme, size }) => ({ ...(theme as object), width: size }))
  const ofAll = vi.fn<Style>((props) => ({ ...props }))
  const theme = { ink: 'black' }
  const once = processorOf(ofTheme)
  expect(once?.({ theme, size: 1 })).toMatchObject({ styles: 'color:black;' })
  expect(once?.({ theme, size: 2 })).toBe(once?.({ theme, size: 3 }))
  expect(ofTheme).toHaveBeenCalledOnce()
  const again = processorOf(ofMore)
  expect([1, 2, 3].map((size) => again?.({ theme, size }))).toMatchObject([
    { width: 1 },
    { width: 2 },
    { width: 3 },
  ])
  const always = processorOf(ofAll)
  expect([1, 2].map((size) => always?.({ theme, size }))).toMatchObject([{ size: 1 }, { size: 2 }])
})

it('names the same styles alike', async () => {
  const path = '@emotion/serialize/dist/emotion-serialize.esm.js'
  type Serialize = (styles: object[]) => { name: string; styles: string }
  const serializeOf = async (change: (code: string) => string) =>
    (await importChanged(path, change))['serializeStyles'] as Serialize
  const serializeStyles = await serializeOf(withNamesOnce)
  const original = await serializeOf((code) => code)
  for (const _turn of [1, 2]) {
    for (const style of [{ color: 'red' }, { color: 'blue' }]) {
      const { name, styles } = original([style])
      expect(serializeStyles([style])).toMatchObject({ name, styles })
    }
  }
  expect(withNamesOnce(installed(path))).not.toContain('labelPattern')
})

it('inserts the styles of an element only until they are in the page', () => {
  const path = '@emotion/styled/base/dist/emotion-styled-base.browser.esm.js'
  expect(withInsertionOnce(installed(path))).toContain('? null : React.createElement(Insertion, {')
})

/** Bundles a module of ours as the build does, and imports it. */
async function importBuilt(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanPackages()],
    resolve: { tsconfigPaths: true },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [bundle] = result as unknown as { output: { code: string }[] }[]
  const code = bundle?.output[0]?.code ?? ''
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  return { module, code }
}

it('writes the same file for a calendar without the library that checks it', async () => {
  const { module, code } = await importBuilt('domain/booking/stay-calendar.ts')
  const built = module as { stayCalendar: typeof stayCalendar }
  const booking = makeBooking({ listing: { name: 'Ọ̀ṣun; House, "A" \\ N:1 🏡 '.repeat(9) } })
  const textOf = (write: typeof stayCalendar) =>
    write(booking, 'https://staylet.example/booking/1', 'Lekki').replace(/DTSTAMP:.*/, '')
  expect(textOf(built.stayCalendar)).toBe(textOf(stayCalendar))
  expect(code).not.toContain('ValidationError')
})

it('finds the same weeks of a month without texts of dates', async () => {
  const { module, code } = await importBuilt('ui/dates/calendar-weeks.ts')
  const built = module as { weeksOf: typeof weeksOf }
  for (const month of ['2026-02', '2026-03', '2026-11', '2028-02']) {
    expect(built.weeksOf(month)).toEqual(weeksOf(month))
  }
  expect(weeksOf('2026-02')).toHaveLength(5)
  expect(code).not.toContain('formatDistance')
})
