import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SECOND } from '@domain/time'
import { readConfig } from '@server/config/config'
import { createStoreCheck } from '@server/media/store-id'
import { identifyStore, sharePhotos } from '@server/start/share-photos'
import { until } from '@tests/helpers/until'
import { describeOnEachDatabase } from '@tests/server/databases'
import { temporaryFolder } from '@tests/server/test-server'

const bucket = { S3_BUCKET: 'photos', S3_ENDPOINT: 'https://s3.example' }

describeOnEachDatabase('the photo stores of several processes', (database) => {
  const faults: string[] = []
  beforeEach(() => {
    faults.length = 0
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => void vi.useRealTimers())

  const join = async (env: Record<string, string>) => {
    const config = readConfig(env)
    const storeCheck = createStoreCheck(`${config.dataDir}/photos`)
    return sharePhotos({
      store: await identifyStore({ config, database: database(), storeCheck }),
      database: database(),
      onFault: (fault) => void faults.push((fault as Error).message),
    })
  }
  const silence = () =>
    sql`update server_processes set seen_at = now() - interval '91 seconds'`.execute(database())
  const beat = () => vi.advanceTimersByTime(30 * SECOND)

  it('may be one folder or one bucket', async () => {
    const DATA_DIR = temporaryFolder()
    const leave = [await join({ DATA_DIR }), await join({ DATA_DIR })]
    for (const end of leave) await end()
    await join(bucket)
    const shared = join({ ...bucket, DATA_DIR: temporaryFolder() })
    await expect(shared).resolves.toBeTypeOf('function')
  })

  it('may not be separate folders, or a folder and a bucket', async () => {
    const first = temporaryFolder()
    const leave = await join({ DATA_DIR: first })
    const other = { DATA_DIR: temporaryFolder() }
    await expect(join(other)).rejects.toThrow(`stores photos in the folder ${first}/photos on`)
    await expect(join(bucket)).rejects.toThrow('but this one in the bucket photos')
    await leave()
    await join(other)
  })

  it.each([
    ['empty', ''],
    ['full of zeros', '\0'.repeat(36)],
    ['full of zeros at its end', `abcdef12${'\0'.repeat(28)}`],
  ])('are told apart although the file that does it is %s', async (_name, left) => {
    const folders = [temporaryFolder(), temporaryFolder()] as const
    for (const folder of folders) {
      mkdirSync(`${folder}/photos`)
      writeFileSync(`${folder}/photos/store-id`, left)
    }
    const [DATA_DIR, other] = folders
    const together = Array.from({ length: 4 }, () => join({ DATA_DIR }))
    await expect(Promise.all(together)).resolves.toHaveLength(4)
    await expect(join({ DATA_DIR: other })).rejects.toThrow('Another process uses this database')
    for (const folder of folders) {
      expect(readdirSync(`${folder}/photos`)).toEqual(['store-id'])
      expect(readFileSync(`${folder}/photos/store-id`, 'utf8')).toMatch(/^[\da-f-]{36}$/)
    }
  })

  it('do not count once their process is silent', async () => {
    await join({ DATA_DIR: temporaryFolder() })
    await silence()
    await join(bucket)
    const { rows } = await sql`select place from server_processes`.execute(database())
    expect(rows).toEqual([{ place: 'the bucket photos' }])
  })

  it('are joined again by a process that was stopped beside others of the same store', async () => {
    await join(bucket)
    await silence()
    const leave = await join(bucket)
    beat()
    const count = async () => (await sql`select 1 from server_processes`.execute(database())).rows
    await until(async () => (await count()).length === 2)
    expect(faults).toEqual([])
    await leave()
  })
})
