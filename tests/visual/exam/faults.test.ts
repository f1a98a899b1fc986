import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faults } from './faults'

it('the text that each fault of the exam replaces is in its component once', () => {
  const lost = faults.filter(
    ({ component, find }) => readFileSync(`${component}.tsx`, 'utf8').split(find).length !== 2,
  )
  expect(lost.map(({ component, find }) => `${component}: ${find}`)).toEqual([])
})
