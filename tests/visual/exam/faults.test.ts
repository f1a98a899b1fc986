import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults, plant, roundsOf } from './faults'

it.each(faults)('the fault "$kind" can still be planted in $component', (fault) => {
  const text = readFileSync(`${fault.component}.tsx`, 'utf8')
  expect(plant(text, fault)).not.toBe(text)
})

it('the exam has at least thirty kinds, and no round has two faults in one component', () => {
  expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(30)
  for (const round of roundsOf(faults)) {
    expect(new Set(round.map(({ component }) => component)).size).toBe(round.length)
  }
  expect(roundsOf(faults).flat()).toHaveLength(faults.length)
})
