import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults, plant, roundsOf } from './faults'

it.each(faults)('the fault "$kind" can still be planted in $component', (fault) => {
  const text = readFileSync(`${fault.component}.tsx`, 'utf8')
  expect(plant(text, fault)).not.toBe(text)
})

it('the exam has at least sixty kinds, and no fault of a round shows in the component of another', () => {
  expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(60)
  for (const round of roundsOf(faults)) {
    const components = round.map(({ component }) => component)
    expect(new Set(components).size).toBe(round.length)
    for (const component of components) {
      const text = readFileSync(`${component}.tsx`, 'utf8')
      const drawn = components.filter((other) =>
        text.includes(`import { ${other.slice(other.lastIndexOf('/') + 1)} }`),
      )
      expect(drawn).toEqual([])
    }
  }
  expect(roundsOf(faults).flat()).toHaveLength(faults.length)
})
