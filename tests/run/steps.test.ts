import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSteps, type Step } from './steps'

// Silence the lines that these runs print.
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const passes = (name: string): Step => ({ name, command: ['node', '-e', ''] })
const fails = (name: string): Step => ({ name, command: ['node', '-e', 'process.exit(3)'] })
const printed = () => vi.mocked(console.log).mock.calls.map(([line]) => String(line))

it('a run counts a step beside another, and fails with it', async () => {
  expect(await runSteps([[[fails('server')], [passes('stories')]]])).toBe(1)
  expect(printed().at(-1)).toBe('1 passed, 1 failed')
  expect(await runSteps([[[passes('server')], [passes('stories')]]])).toBe(0)
  expect(printed().at(-1)).toBe('2 passed, 0 failed')
})

it('a run continues after a failure, in the same lane and in the next stage', async () => {
  expect(await runSteps([[[fails('types'), passes('lint')]], [[passes('stories')]]])).toBe(1)
  expect(printed().at(-1)).toBe('2 passed, 1 failed')
})

it('a run skips a step whose prerequisite failed', async () => {
  expect(await runSteps([[[fails('build'), { ...passes('journeys'), needs: 'build' }]]])).toBe(1)
  expect(printed().at(-1)).toBe('0 passed, 2 failed')
})
