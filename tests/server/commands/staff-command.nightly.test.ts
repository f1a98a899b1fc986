import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CommandError } from '@server/commands/command-error'
import { withCommandDatabase } from '@server/commands/open-command-database'
import { runStaffCommand } from '@server/commands/staff-command'
import type { Database } from '@server/database/tables'
import { isStaff } from '@server/staff/staff-repository'
import { insertGuest } from '@tests/server/rows'
import { temporaryFolder } from '@tests/server/test-server'

const dataDir = temporaryFolder()
const env = { DATA_DIR: dataDir }
let ada: string

const withDatabase = <T>(work: (database: Database) => Promise<T>) => withCommandDatabase(env, work)
const isAdaStaff = () => withDatabase((database) => isStaff(database, ada))

beforeAll(async () => {
  ada = await withDatabase(async (database) => (await insertGuest(database))._id)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('the staff command grants and revokes the role of an account by its address (R-137)', async () => {
  expect(await isAdaStaff()).toBe(false)
  expect(await runStaffCommand(['grant', 'Ada@Staylet.test'], env)).toBe(
    'ada@staylet.test is now staff.',
  )
  expect(await isAdaStaff()).toBe(true)
  const lines: unknown[] = []
  const log = { info: (line: unknown) => void lines.push(line) }
  await runStaffCommand(['revoke', 'ada@staylet.test'], env, log)
  expect(await isAdaStaff()).toBe(false)
  const account: unknown = expect.stringMatching(/^[0-9a-f]{16}$/)
  expect(lines).toEqual([{ security: { event: 'staff changed', account, detail: 'revoke' } }])
})

it('the staff command ends the sessions of one account, or of all', async () => {
  const sessions = () =>
    withDatabase((database) => database.selectFrom('sessions').select('user_id').execute())
  await withDatabase((database) => insertGuest(database, 'bola@staylet.test'))
  expect(await sessions()).toHaveLength(2)
  expect(await runStaffCommand(['logout', 'ADA@staylet.test'], env)).toBe(
    'ADA@staylet.test is logged out on every device.',
  )
  expect((await sessions()).map(({ user_id: id }) => id)).not.toContain(ada)
  await withDatabase((database) => insertGuest(database, 'chidi@staylet.test'))
  expect(await runStaffCommand(['logout', '--all'], env)).toBe('2 sessions have ended.')
  expect(await sessions()).toEqual([])
})

it('the staff command explains an invalid command line', async () => {
  const faults = [
    [],
    ['grant'],
    ['logout'],
    ['promote', 'ada@staylet.test'],
    ['grant', 'a@b.test', 'c@d.test'],
  ]
  for (const args of faults) {
    await expect(runStaffCommand(args, env)).rejects.toThrow('Usage: npm run staff')
  }
  await expect(runStaffCommand(['grant', 'nobody@staylet.test'], env)).rejects.toThrow(CommandError)
  await expect(runStaffCommand(['grant', 'a@b.test'], { DATA_DIR: '/nowhere' })).rejects.toThrow(
    'There is no data in /nowhere',
  )
})
