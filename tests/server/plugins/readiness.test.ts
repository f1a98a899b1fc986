import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { proveWritable } from '@server/database/database-files'
import { until } from '@tests/helpers/until'
import { embeddedDatabase } from '@tests/server/embedded-databases'
import { collectLog } from '@tests/server/event-log'
import { startTestServer } from '@tests/server/test-server'

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'staylet-ready-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('many health checks at once get one verdict, and a refusal is logged once', async () => {
  const { logger, lines } = collectLog()
  const dataDir = join(temporary(), 'data')
  const app = await startTestServer(await embeddedDatabase(), {
    env: { DATA_DIR: dataDir },
    logger,
  })
  // A file in place of a folder accepts no writes.
  rmSync(dataDir, { recursive: true, force: true })
  writeFileSync(dataDir, '')
  const ask = () => app.inject('/readyz')
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toMatchObject([
      503,
      '10',
      { code: 'unavailable', message: expect.stringContaining('data folder') },
    ])
  }
  expect(lines.filter((line) => line.includes('not ready'))).toHaveLength(1)
  expect(lines).toHaveLength(1)
})

it('missing files of the database cause a 503 until they are back', async () => {
  const dataDir = temporary()
  const files = join(dataDir, 'database')
  mkdirSync(files)
  writeFileSync(join(files, 'PG_VERSION'), '17')
  const app = await startTestServer(await embeddedDatabase(), { env: { DATA_DIR: dataDir } })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  renameSync(files, `${files}-away`)
  // A verdict is reused for a moment.
  const unready = await until(async () => {
    const answer = await app.inject('/readyz')
    return answer.statusCode === 503 && answer
  })
  expect(unready.json()).toMatchObject({ message: 'The files of the database are gone.' })
  renameSync(`${files}-away`, files)
  await until(async () => (await app.inject('/readyz')).statusCode === 200)
})

it('a schema that a newer version has changed causes a 503, which /readyz reports', async () => {
  const database = await embeddedDatabase()
  const app = await startTestServer(database)
  const step = sql.lit('999-newer')
  await sql`insert into kysely_migration values (${step}, 'now')`.execute(database)
  await database.schema.alterTable('amenities').renameTo('renamed').execute()
  const refused = await app.inject('/api/amenities')
  await database.schema.alterTable('renamed').renameTo('amenities').execute()
  await sql`delete from kysely_migration where name = ${step}`.execute(database)
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('being updated') })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([
    503,
    { message: expect.stringContaining('schema') },
  ])
})

it('proofs of a folder at the same time share one file and leave none', async () => {
  const folder = temporary()
  const proofs = Array.from({ length: 20 }, () => proveWritable(folder))
  expect(new Set(proofs).size).toBe(1)
  await Promise.all(proofs)
  expect(existsSync(folder) && readdirSync(folder)).toEqual([])
  await expect(proveWritable(join(folder, 'missing'))).rejects.toThrow('ENOENT')
})
