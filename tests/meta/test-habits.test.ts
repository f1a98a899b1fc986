import { describe, expect, it } from 'vitest'
import { faultLines, sourcesIn } from './source-files'
import { habitFaults, movingClockFaults } from './test-habits'

const test = (text: string) => [{ path: 'tests/e2e/booking.e2e.ts', text }]
const story = (text: string) => [{ path: 'stories/ui/a/A.stories.tsx', text }]

describe('the guard against sleeps and randomness in tests', () => {
  it('finds none in the repository', () => {
    const files = sourcesIn(['tests', 'stories'])
    expect(faultLines([...habitFaults(files), ...movingClockFaults(files)])).toEqual([])
  })

  it.each([
    'await page.waitForTimeout(500)',
    'await new Promise((resolve) => setTimeout(resolve, 50))',
    'await new Promise<void>((done) => { setTimeout(done, 50) })',
    "import { setTimeout } from 'node:timers/promises'",
    "it.only('works', () => {})",
    'expect(html).toMatchSnapshot()',
    'const price = Math.random()',
  ])('reports %s', (planted) => {
    expect(habitFaults(test(planted))).toHaveLength(1)
  })

  it('reports a story that reads the clock, but not one with a fixed day', () => {
    expect(movingClockFaults(story('const today = new Date()'))).toHaveLength(1)
    expect(movingClockFaults(story("const day = '2026-11-21'"))).toEqual([])
  })

  it('accepts a controlled clock and a timer outside tests', () => {
    expect(habitFaults(test('vi.advanceTimersByTime(1000)'))).toEqual([])
    const code = [{ path: 'features/api/api-client.ts', text: 'setTimeout(abort, 15_000)' }]
    expect(habitFaults(code)).toEqual([])
  })
})
