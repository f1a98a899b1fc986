import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(`${FOLDER}/${name}`, 'utf8'),
}))

const hasNoRights = (text: string) => /^permissions: \{\}$/m.test(text)
const hasFewRights = (text: string) =>
  hasNoRights(text) || /^permissions:\n {2}contents: read\n/m.test(text)

/** Returns the reasons why a workflow grants others more than they need. */
function faultsOf(text: string) {
  const used = [...text.matchAll(/- uses: *(\S+)/g)].map(([, action = '']) => action)
  return [
    ...used.filter((action) => !/@[0-9a-f]{40}$/.test(action)).map((action) => `${action} is open`),
    ...(hasFewRights(text) ? [] : ['has no least permissions']),
    // Where no job inherits a right, tests/visual/approval/workflows.test.ts checks each job.
    ...(text.includes('pull_request_target') && !hasNoRights(text)
      ? ['runs with secrets for strangers']
      : []),
  ]
}

describe('the workflows', () => {
  it.each(workflows)('$name pins its actions to a commit, and has few rights', ({ text }) => {
    expect(faultsOf(text)).toEqual([])
  })

  it('report an unpinned action, missing permissions and secrets for strangers', () => {
    expect(faultsOf('on: pull_request_target\n  - uses: actions/checkout@v4')).toHaveLength(3)
  })

  it('read the advisories each day and fail for a severe one', () => {
    const text = workflows.find(({ name }) => name === 'advisories.yml')?.text ?? ''
    expect(text).toMatch(/cron: '\d+ \d+ \* \* \*'/)
    expect(text).toContain('npm audit --audit-level=high')
  })
})
