import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RETAKEN } from './github-facts'

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
const isPrivileged = (text: string) => /pull_request_target|issue_comment|workflow_run:/.test(text)
/** Commands that run what is in a checkout. */
const running = /\b(?:npm|npx|node|git|sh|bash) [^\n]*/g

describe('the workflows', () => {
  it('run no code of a pull request in an event with the rights of the default branch', () => {
    const privileged = workflows.filter(({ text }) => isPrivileged(text))
    expect(privileged.map(({ name }) => name)).toEqual(['visual-approval.yml', 'visual-review.yml'])
    for (const { text } of privileged) {
      expect(text).toContain('\npermissions: {}\n')
      // Its runner could write the default branch's cache, even without any permission.
      expect(text).not.toContain('pull_request_target')
      // The checkout of the pull request is in a folder of its own, in which nothing is started.
      expect(text).not.toMatch(/working-directory|cd head|storybook build/)
      for (const [step] of text.matchAll(/ref: \$\{\{[^\n]*head_sha \}\}\n[^\n]*\n/g)) {
        expect(step).toMatch(/\n {10}path: head\n/)
      }
      for (const [command] of text.matchAll(running)) {
        expect(command).toMatch(
          /^(npm ci --ignore-scripts|npm run visual -- --project head --catalogue .*|npx playwright install .*|npx tsx tests\/visual\/approval\/decide-on-github\.ts|node tests\/visual\/approval\/find-pull\.ts)$/,
        )
      }
    }
  })

  it('build the catalogue of a pull request as a stranger', () => {
    const builds = all.filter(({ text }) => text.includes('storybook build --'))
    expect(builds.map(({ file, name }) => `${file} ${name}`)).toEqual(['catalogue.yml catalogue'])
    const { text = '' } = workflows.find(({ name }) => name === 'catalogue.yml') ?? {}
    expect(text).toMatch(/\non:\n {2}pull_request:\n/)
    expect(text).toMatch(/\npermissions:\n {2}contents: read\n\n/)
    expect(text).not.toMatch(/secrets\.|: write|cache@|id-token/)
  })

  it('set the required status in jobs of the restricted environment alone', () => {
    const setting = all.filter(({ text }) => text.includes('statuses: write'))
    expect(setting.map(({ name }) => name).sort()).toEqual(['decide', 'pull', 'status'])
    for (const { text } of setting) expect(text).toContain('\n    environment: visual-review\n')
    const used = all.filter(({ text }) => text.includes('VISUAL_APP_KEY'))
    expect(used).toEqual(setting)
  })

  it('lose no event that decides, as a queue does that keeps the latest alone', () => {
    const deciding = all.filter(({ text }) => text.includes('decide-on-github.ts'))
    expect(deciding.map(({ name }) => name)).toEqual(['decide', 'status'])
    for (const { text } of deciding) expect(text).not.toContain('concurrency:')
    const { text = '' } = workflows.find(({ name }) => name === 'visual-approval.yml') ?? {}
    expect(text).not.toContain('concurrency:')
    expect(text).toContain('types: [created, edited, deleted]')
  })

  it('say in the words that a decision knows that pictures are taken again', () => {
    const { text = '' } = workflows.find(({ name }) => name === 'visual-review.yml') ?? {}
    const said = [...text.matchAll(/-f description='([^']*)'/g)].map(([, words]) => words)
    expect(said).toEqual(RETAKEN)
  })

  it('take pictures for a comparison from their own run, and only the catalogue from another', () => {
    const { text = '' } = workflows.find(({ name }) => name === 'visual-review.yml') ?? {}
    const downloads = text.split('actions/download-artifact@').slice(1)
    const fromElsewhere = downloads.filter((step) => step.split('- uses')[0]?.includes('run-id'))
    expect(downloads).toHaveLength(3)
    expect(fromElsewhere).toHaveLength(2)
    for (const step of fromElsewhere)
      expect(step).toMatch(/^[^\n]*\n {8}with:\n {10}name: catalogue\n/)
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
