import { describe, expect, it } from 'vitest'
import { budgetFaults, routeBudgets, type Manifest } from './route-bytes'

const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['pages/HomePage.tsx', 'pages/LoginPage.tsx'],
  },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'pages/HomePage.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_react.js'] },
  'pages/LoginPage.tsx': {
    file: 'login.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_form.js'],
  },
  '../ui/dates/StayCalendar.tsx': { file: 'calendar.js', isDynamicEntry: true },
  'style.css': { file: 'style.css' },
}

const sizes: Record<string, number> = {
  'main.js': 40_000,
  'react.js': 60_000,
  'home.js': 30_000,
  'login.js': 5_000,
  'form.js': 12_000,
  'calendar.js': 48_000,
}
const weigh = (changes: Record<string, number> = {}) =>
  routeBudgets(manifest, (file) => ({ ...sizes, ...changes })[file] ?? 0)

describe('the byte budgets', () => {
  it('measure the entry with the home page as the first route', () => {
    expect(weigh()[0]).toEqual({ name: 'first route', bytes: 130_000, limit: 151_000 })
  })

  it('measure a later route by what it adds to the first', () => {
    expect(weigh().find(({ name }) => name.includes('Login'))?.bytes).toBe(17_000)
  })

  it('report nothing for a page within its budgets', () => {
    expect(budgetFaults(weigh())).toEqual([])
  })

  it('report a first route, a later route and a calendar that are too large', () => {
    const grown = weigh({ 'main.js': 70_000, 'form.js': 31_000, 'calendar.js': 50_001 })
    expect(budgetFaults(grown)).toEqual([
      'first route: 160000 bytes, 9000 over its 151000',
      'pages/LoginPage.tsx: 36000 bytes, 1000 over its 35000',
      'ui/dates/StayCalendar.tsx: 50001 bytes, 1 over its 50000',
    ])
  })

  it('report a calendar without its own chunk', () => {
    const { '../ui/dates/StayCalendar.tsx': _calendar, ...without } = manifest
    const faults = budgetFaults(routeBudgets(without, (file) => sizes[file] ?? 0))
    expect(faults).toEqual(['the calendar is not a chunk of its own'])
  })

  it('refuse a manifest that proves nothing', () => {
    expect(() => routeBudgets({}, () => 0)).toThrow('has no entry')
    expect(() =>
      routeBudgets({ a: { file: 'a.js', isEntry: true, imports: ['b'] } }, () => 0),
    ).toThrow("refers to 'b'")
  })
})
