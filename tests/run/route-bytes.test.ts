import { describe, expect, it } from 'vitest'
import { routePages } from '@domain/route-pages'
import { budgetFaults, limits, routeBudgets, type Manifest } from './route-bytes'

const pages = Object.values(routePages).map((page) => `pages/${page}.tsx`)

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  ...Object.fromEntries(
    pages.map((page) => [
      page,
      { file: `${page}.js`, isDynamicEntry: true, imports: ['_form.js'] },
    ]),
  ),
  'sections/filters/BrowseFilterBar.tsx': { file: 'bar.js', isDynamicEntry: true },
  'sections/filters/BrowseFilterPanel.tsx': { file: 'panel.js', isDynamicEntry: true },
  '../ui/dates/StayCalendar.tsx': { file: 'calendar.js', isDynamicEntry: true },
  'style.css': { file: 'style.css' },
}

const sizes: Record<string, number> = {
  'main.js': 40_000,
  'react.js': 90_000,
  'pages/LoginPage.tsx.js': 5_000,
  'form.js': 12_000,
  'calendar.js': 48_000,
}
const weigh = (changes: Record<string, number> = {}) =>
  routeBudgets(manifest, (file) => ({ ...sizes, ...changes })[file] ?? 0)

describe('the byte budgets', () => {
  it('measure the first screen', () => {
    expect(weigh()[0]).toEqual({
      name: 'first screen',
      amount: 130_000,
      limit: limits.firstRoute,
      unit: 'bytes',
    })
  })

  it('report a first screen, a route and a calendar that are too large', () => {
    const grown = weigh({
      'main.js': 70_000,
      'pages/LoginPage.tsx.js': 32_000,
      'calendar.js': 48_001,
    })
    expect(budgetFaults(grown)).toEqual([
      `first screen: 160000 bytes, ${160_000 - limits.firstRoute} over its ${limits.firstRoute}`,
      'route login: 44000 bytes, 1000 over its 43000',
      'ui/dates/StayCalendar.tsx: 48001 bytes, 1 over its 48000',
    ])
  })

  it('report a calendar without its own chunk', () => {
    const { '../ui/dates/StayCalendar.tsx': _calendar, ...without } = manifest
    const faults = budgetFaults(routeBudgets(without, (file) => sizes[file] ?? 0))
    expect(faults).toEqual(['the calendar is not a chunk of its own'])
  })
})
