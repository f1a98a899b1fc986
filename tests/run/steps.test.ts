import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSteps, type Step } from './steps'

// The lines of these runs are not this run's.
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const passes = (name: string): Step => ({ name, command: ['node', '-e', ''] })
const fails = (name: string): Step => ({ name, command: ['node', '-e', 'process.exit(3)'] })
const printed = () => vi.mocked(console.log).mock.calls.map(([line]) => String(line))

it('counts a step that ran beside another, and fails with it', async () => {
  expect(await runSteps([{ ...fails('server'), besideNext: true }, passes('stories')])).toBe(1)
  expect(printed().at(-1)).toBe('1 passed, 1 failed')
  expect(await runSteps([{ ...passes('server'), besideNext: true }, passes('stories')])).toBe(0)
  expect(printed().at(-1)).toBe('2 passed, 0 failed')
})

it('waits for a step that has no next one to run beside', async () => {
  expect(await runSteps([passes('types'), { ...fails('server'), besideNext: true }])).toBe(1)
})

it('does not run what needs a step that failed', async () => {
  expect(await runSteps([fails('build'), { ...passes('journeys'), needs: 'build' }])).toBe(1)
  expect(printed().at(-1)).toBe('0 passed, 2 failed')
})
