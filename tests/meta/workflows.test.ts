import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = '.github/workflows'

/** Returns the reasons why a workflow grants others more than they need. */
function faultsOf(text: string) {
  const used = [...text.matchAll(/- uses: *(\S+)/g)].map(([, action = '']) => action)
  const hasNoRights = /^permissions: \{\}$/m.test(text)
  return [
    ...used.filter((action) => !/@[0-9a-f]{40}$/.test(action)).map((action) => `${action} is open`),
    ...(hasNoRights || /^permissions:\n {2}contents: read\n/m.test(text) ? [] : ['has rights']),
    ...(text.includes('pull_request_target') && !hasNoRights ? ['gives secrets to strangers'] : []),
  ]
}

it.each(readdirSync(FOLDER))('%s pins its actions to a commit, and has few rights', (name) => {
  expect(faultsOf(readFileSync(`${FOLDER}/${name}`, 'utf8'))).toEqual([])
})

it('an unpinned action, missing permissions and secrets for strangers are reported', () => {
  expect(faultsOf('on: pull_request_target\n  - uses: actions/checkout@v4')).toHaveLength(3)
})
