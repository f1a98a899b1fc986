import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}))

/** Splits a workflow into its head and its jobs, each with its name. */
const jobsOf = (text: string) => {
  const [, jobs = ''] = text.split(/^jobs:$/m)
  return jobs
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1)
    .map((job) => ({ name: job.slice(0, job.indexOf(':')), text: job }))
}
const all = workflows.flatMap(({ name, text }) =>
  jobsOf(text).map((job) => ({ file: name, ...job })),
)
/** Events in which a workflow has the rights of the default branch. */
const isPrivileged = (text: string) => /pull_request_target|issue_comment|workflow_run/.test(text)

describe('the workflows', () => {
  it('never run code of a pull request in a job that may write or has a secret', () => {
    const risky = all.filter(({ text }) => /: write|secrets\./.test(text))
    expect(risky.map(({ name }) => name)).toContain('status')
    expect(
      risky.filter(({ text }) => text.includes('pull_request.head.sha }}\n          p')),
    ).toEqual([])
    const builds = all.filter(({ text }) => text.includes('storybook build --'))
    expect(builds.map(({ name }) => name)).toEqual(['catalogue'])
    for (const { text } of builds) expect(text).not.toMatch(/secrets\.|: write|cache/i)
  })

  it('start with no right where they run with those of the default branch', () => {
    const privileged = workflows.filter(({ text }) => isPrivileged(text))
    expect(privileged.map(({ name }) => name)).toEqual(['visual-approval.yml', 'visual-review.yml'])
    for (const { text } of privileged) expect(text).toContain('\npermissions: {}\n')
  })

  it('run code of main alone where a push has a secret', () => {
    const risky = all.filter(({ file, text }) => {
      const { text: whole = '' } = workflows.find(({ name }) => name === file) ?? {}
      return !isPrivileged(whole) && text.includes('secrets.')
    })
    expect(risky.map(({ name }) => name)).toEqual(['chromatic'])
    for (const { text } of risky) {
      // The program comes from main, and nothing of the branch is started.
      expect(text).toContain('ref: main\n          path: .cache/tools\n')
      expect(text).toContain('npm ci --ignore-scripts\n        working-directory: .cache/tools\n')
      expect(text.match(/npm|npx|bin\/|node /g)).toEqual(['npm', 'bin/'])
    }
  })

  it('keep no credentials of a checkout', () => {
    for (const { text } of workflows) {
      const checkouts = text.match(/actions\/checkout@/g)?.length ?? 0
      expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts)
    }
  })
})
