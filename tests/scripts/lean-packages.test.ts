import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { weeksOf } from '@ui/dates/calendar-month'
import { leanFiles, leanPackages, themeFiles } from '../../scripts/build/lean-packages'

const folders = ['ui', 'app']
const components = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: readFileSync(`${folder}/${file}`, 'utf8') })),
)

it.each(Object.entries({ ...leanFiles, ...themeFiles }))(
  'replaces the file for which its code was written: %s',
  (file, { hash }) => {
    const content = readFileSync(`node_modules${file}`)
    expect(createHash('sha256').update(content).digest('hex').slice(0, 12)).toBe(hash)
  },
)

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

it('the vendor prefixes that are needed are written, because none is computed', () => {
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

it('finds the same weeks of a month without texts of dates', async () => {
  const { module, code } = await importBuilt('ui/dates/calendar-month.ts')
  const built = module as { weeksOf: typeof weeksOf }
  for (const month of ['2026-02', '2026-03', '2026-11', '2028-02']) {
    expect(built.weeksOf(month)).toEqual(weeksOf(month))
  }
  expect(weeksOf('2026-02')).toHaveLength(5)
  expect(code).not.toContain('formatDistance')
})
