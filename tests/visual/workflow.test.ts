import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const workflow = readFileSync('.github/workflows/visual-review.yml', 'utf8')
const [, verdict = ''] = /run: '(\[ .*)'$/m.exec(workflow) ?? []

const passes = (PICTURES: string, CODE: string, APPROVAL: string) =>
  spawnSync('bash', ['-c', verdict], { env: { PICTURES, CODE, APPROVAL } }).status === 0

it('a pull request that changes pictures fails until a reviewer approves them (CAT-04)', () => {
  expect(passes('success', '0', 'skipped')).toBe(true)
  expect(passes('success', '1', 'success')).toBe(true)
  for (const approval of ['failure', 'skipped', 'cancelled', '']) {
    expect(passes('success', '1', approval)).toBe(false)
  }
  // A catalogue that does not build, and a run that was cancelled.
  expect(passes('failure', '2', 'skipped')).toBe(false)
  expect(passes('cancelled', '', 'skipped')).toBe(false)
  expect(workflow).toMatch(/ {2}approval:\n(?: {4}.*\n)* {4}environment: visual-review\n/)
})

it('pictures are taken with the rights of a stranger', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m)
  expect(workflow).not.toMatch(/secrets\.|: write|pull_request_target|workflow_run/)
})
