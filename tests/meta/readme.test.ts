import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandsIn, documentFaults, missingHeadings, testCommandOf } from './readme'
import { pathsIn } from './source-files'

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
const scripts = new Set(Object.keys(manifest.scripts))
const project = { scripts, exists: existsSync }
const read = (path: string) => readFileSync(path, 'utf8')

const decisions = readdirSync('docs/decisions')
  .filter((name) => /^\d/.test(name))
  .map((name) => `docs/decisions/${name}`)
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md'),
  ...pathsIn(['docs', '.github']).filter((path) => path.endsWith('.md')),
]

const decisionParts = ['Context', 'Options', 'Decision', 'Consequences']

describe('the guard for documents', () => {
  it.each(documents)('finds only existing commands and files in %s', (path) => {
    expect(documentFaults(read(path), project, dirname(path))).toEqual([])
  })

  it('finds every expected heading in the README', () => {
    const parts = [
      'Run it',
      'Test it',
      'Where things live',
      'Demo accounts',
      'Settings',
      'PostgreSQL',
      'The catalogue',
      'Visual review',
    ]
    expect(missingHeadings(read('README.md'), parts)).toEqual([])
  })

  it('finds every script of package.json in the README', () => {
    const told = new Set(commandsIn(read('README.md')))
    expect([...scripts].filter((name) => !told.has(name))).toEqual([])
  })

  it('finds decisions numbered without a gap, each with its status, date and options', () => {
    const numbers = decisions.map((path) => Number(/(\d{4})-/.exec(path)?.[1]))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    for (const path of decisions) {
      expect(read(path), path).toMatch(/^Status: \w.*\nDate: \d{4}-\d\d-\d\d/m)
      expect(missingHeadings(read(path), decisionParts), path).toEqual([])
    }
  })

  it('finds the command that CI runs in the README', () => {
    const command = testCommandOf(read('README.md'))
    expect(command).toBe('npm test')
    expect(read('.ci/run')).toMatch(new RegExp(`^${command}$`, 'm'))
  })
})

describe('a faulty document', () => {
  it('is reported when it names a missing command or file', () => {
    const text = 'Run `npm run deploy`, see `server/gone.ts` and [this](docs/none.md).'
    expect(documentFaults(text, { scripts, exists: () => false })).toEqual([
      "there is no command 'npm run deploy'",
      "there is no 'docs/none.md'",
      "there is no 'server/gone.ts'",
    ])
  })

  it('is reported when a heading is missing', () => {
    expect(missingHeadings('# A\n\n## Run it\n', ['Run it', 'Test it'])).toEqual(['Test it'])
  })

  it('is accepted with any text outside code', () => {
    const text = 'The server/gone.ts of npm run deploy is a story.'
    expect(documentFaults(text, { scripts, exists: () => false })).toEqual([])
  })
})

describe('the demo accounts in the README', () => {
  it('match the demo data and its password', () => {
    const guests = read('server/demo/demo-guests.ts')
    const emails = [...guests.matchAll(/^ {4}email: '([\w.-]+@staylet\.test)',/gm)].map(
      (found) => found[1],
    )
    const told = [...read('README.md').matchAll(/`([\w.-]+@staylet\.test)`/g)].map(
      (found) => found[1],
    )
    expect(told).toEqual(emails)
    expect(read('README.md')).toContain(/DEMO_PASSWORD = '([^']+)'/.exec(guests)?.[1])
  })
})
