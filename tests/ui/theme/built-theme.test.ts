import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtTheme } from '@ui/theme/built-theme'
import { stayletTheme } from '@ui/theme/theme'
import { themeCss } from '@ui/theme/theme-css'
import { themeValues, usedParts, type VariableNames } from '@ui/theme/theme-values'

const { vars: ours } = builtTheme
const { vars: theirs } = stayletTheme

/** MUI adds the light scheme's value to each variable, which the built page always defines. */
const withoutFallback = (css: string) =>
  css.replaceAll(/(var\(--[\w-]+), [^()]+(?:\([^()]*\))?\)/g, '$1)')

const leaves = (node: object, above: string[] = []): [string, unknown][] =>
  Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, [...above, name])
      : [[[...above, name].join('.'), value] as [string, unknown]],
  )

const isUsed = ([path]: [string, unknown]) => {
  const [first = ''] = path.split('.')
  return !/^[A-Z]/.test(first) || usedParts.has(first)
}

it('has the variables of the palette that MUI has', () => {
  const expected = leaves(theirs.palette)
    .filter(isUsed)
    .map(([path, value]) => [path, String(value).replace(/^(var\(--[\w-]+), .*\)$/, '$1)')])
  expect(expected.length).toBeGreaterThan(100)
  expect(Object.fromEntries(leaves(ours.palette))).toMatchObject(Object.fromEntries(expected))
})

it('defines every variable that it names, and nothing that MUI computes otherwise', () => {
  const css = themeCss()
  const names = (node: VariableNames, above: string): string[] =>
    Object.entries(node).flatMap(([name, inside]) =>
      inside ? names(inside, `${above}-${name}`) : [`${above}-${name}`],
    )
  for (const name of names(themeValues.palette, '--st-palette')) expect(css).toContain(`${name}:`)
  const defined = new Set([...css.matchAll(/(--st-[\w-]+):/g)].map(([, name]) => name))
  const used = [...(css + JSON.stringify(builtTheme.components)).matchAll(/var\((--st-[\w-]+)/g)]
  expect(used.map(([, name]) => name).filter((name) => !defined.has(name))).toEqual([])
})

it('has both colour schemes', () => {
  expect(themeCss()).toMatch(/@media \(prefers-color-scheme: dark\)\{:root\{color-scheme:dark;/)
})

it('gives the same results as the theme of MUI', () => {
  const { breakpoints, transitions, typography, alpha, applyStyles } = builtTheme
  for (const size of ['xs', 'sm', 'md', 'lg', 'xl'] as const) {
    expect(breakpoints.up(size)).toBe(stayletTheme.breakpoints.up(size))
    expect(breakpoints.down(size)).toBe(stayletTheme.breakpoints.down(size))
  }
  expect(transitions.create(['opacity'], { duration: transitions.duration.shortest })).toBe(
    stayletTheme.transitions.create(['opacity'], {
      duration: stayletTheme.transitions.duration.shortest,
    }),
  )
  expect(typography.pxToRem(18)).toBe(stayletTheme.typography.pxToRem(18))
  for (const opacity of [0.04, ours.palette.action.hoverOpacity]) {
    expect(alpha(ours.palette.primary.main, opacity)).toBe(
      withoutFallback(stayletTheme.alpha(theirs.palette.primary.main, opacity)),
    )
  }
  const still = { color: 'inherit' }
  expect(applyStyles('dark', still)).toEqual(stayletTheme.applyStyles('dark', still))
})

it('has the same values beside the palette', () => {
  const { shape, shadows, zIndex, motion, focusVisible, size, radius, direction } = builtTheme
  expect({ shape, shadows, zIndex, motion, focusVisible, size, radius, direction }).toEqual({
    shape: stayletTheme.shape,
    shadows: stayletTheme.shadows,
    zIndex: stayletTheme.zIndex,
    motion: stayletTheme.motion,
    focusVisible: stayletTheme.focusVisible,
    size: stayletTheme.size,
    radius: stayletTheme.radius,
    direction: stayletTheme.direction,
  })
  expect({ ...builtTheme.typography, pxToRem: null }).toEqual({
    ...stayletTheme.typography,
    pxToRem: null,
  })
})

it('spaces in pixels', () => {
  expect(builtTheme.spacing(2)).toBe('16px')
  expect(builtTheme.spacing(0.75, 1.5)).toBe('6px 12px')
  expect(builtTheme.spacing('auto', -1)).toBe('auto -8px')
  expect(builtTheme.spacing()).toBe('8px')
})

/** Components of MUI that ours import. */
const imported = ['ui', 'app']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '@mui\/material\/(\w+)'/g)])
  .map(([, name = '']) => name)

it('keeps the colours of every component of MUI that ours are made of', () => {
  const parts = new Set(Object.keys(theirs.palette).filter((name) => /^[A-Z]/.test(name)))
  const missing = imported.filter((name) => parts.has(name) && !usedParts.has(name))
  expect(imported.length).toBeGreaterThan(50)
  expect([...new Set(missing)]).toEqual([])
})

it('has rules only for components of MUI that ours are made of', () => {
  const partsOfOthers = ['ButtonBase', 'Paper', 'Backdrop']
  const used = new Set([...imported, ...partsOfOthers].map((name) => `Mui${name}`))
  const styled = Object.keys(builtTheme.components ?? {})
  expect(styled.length).toBeGreaterThan(8)
  expect(styled.filter((name) => !used.has(name))).toEqual([])
})
