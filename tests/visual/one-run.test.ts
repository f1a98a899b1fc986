import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { claimRun } from './one-run'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'staylet-one-run-')), 'runs', 'review.pid')

it('a second run is refused until the first has ended', () => {
  const file = newFile()
  const release = claimRun(file)
  expect(() => claimRun(file)).toThrow(`Another run (process ${process.pid})`)
  release()
  expect(existsSync(file)).toBe(false)
  expect(() => claimRun(file)).not.toThrow()
})

it.each(['99999999', 'nonsense', ''])('a claim that a run left behind (%j) ends', (left) => {
  const file = newFile()
  claimRun(file)
  writeFileSync(file, left)
  expect(() => claimRun(file)).not.toThrow()
})
