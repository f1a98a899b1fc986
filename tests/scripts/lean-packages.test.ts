import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { replaced, shakeable, withoutLabels, withoutPrefixes } from '../../scripts/lean-packages'

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
