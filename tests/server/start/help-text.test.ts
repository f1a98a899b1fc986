import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '@server/config/config'
import { settings } from '@server/config/settings'
import { HELP, helpFor } from '@server/start/help-text.mjs'
import { readyMessage } from '@server/start/ready-message'

it('the help fits one screen and names only commands and settings that exist', () => {
  expect(helpFor([])).toBeUndefined()
  expect(helpFor(['--help'])).toEqual({ text: HELP, code: 0 })
  expect(helpFor(['--prot', '80'])).toMatchObject({ code: 1 })
  expect(HELP.split('\n').length).toBeLessThanOrEqual(24)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  for (const [, name = ''] of HELP.matchAll(/npm run (\w+)/g)) expect(scripts).toHaveProperty(name)
  for (const [name] of HELP.matchAll(/^[A-Z_]{4,}/gm)) expect(settings).toHaveProperty(name)
})

it('npm hands arguments on to the process that npm itself becomes', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string }
  }
  // npm appends the arguments to the text of the script.
  const print = scripts.start.replace(
    'server/start/start.mjs',
    '-p "process.argv[1] + process.ppid"',
  )
  expect(execFileSync('sh', ['-c', `${print} port`]).toString()).toBe(`port${process.pid}\n`)
})

it('a start says where to go, what to log in with and what comes next', () => {
  const where = 'embedded PostgreSQL in .data'
  const address = 'http://127.0.0.1:3000'
  const accounts = ['ada@staylet.test', 'tunde@staylet.test']
  const local = readyMessage({ config: readConfig({}), address, where, accounts, isEmpty: false })
  expect(local).toEqual([
    'Staylet is ready: http://127.0.0.1:3000',
    'Demo accounts: ada@staylet.test, tunde@staylet.test. Each has the password Staylet#2026',
    `Data: ${where}`,
    'Mailbox: http://127.0.0.1:3000/dev/mailbox',
    'API: http://127.0.0.1:3000/api/docs',
    'Next: Ctrl+C ends it, "npm start -- --help" names settings and commands.',
  ])
  const config = readConfig({ NODE_ENV: 'production' })
  const live = readyMessage({ config, address, where, accounts: [], isEmpty: true }).join('\n')
  expect(live).toContain('SMTP_URL is not set')
  expect(live).toContain('npm run doctor')
  expect(live).toContain('There are no listings: docs/how-to/put-up-a-listing.md')
  expect(live).not.toContain('Demo')
})
