import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { replaced, shakeable } from '../../scripts/lean-packages'

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

it('lets the bundler leave out components that only have a name', () => {
  const code = 'var Form = React10.forwardRef(draw);\nForm.displayName = "Form";\n'
  expect(shakeable(code)).toBe('var Form = /* @__PURE__ */ React10.forwardRef(draw);\n\n')
})
