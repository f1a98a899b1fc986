import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readConfig } from '@server/config/config'
import { sharePhotos } from '@server/start/share-photos'
import { describeOnEachDatabase } from '@tests/server/databases'
import { temporaryFolder } from '@tests/server/test-server'

const bucket = { S3_BUCKET: 'photos', S3_ENDPOINT: 'https://s3.example' }

describeOnEachDatabase('the photo stores of several processes', (database) => {
  const join = (env: Record<string, string>) =>
    sharePhotos({
      config: readConfig(env),
      database: database(),
      onFault: (fault) => expect(fault).toBeUndefined(),
    })

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

  it('do not count once their process is silent', async () => {
    await join({ DATA_DIR: temporaryFolder() })
    await sql`update server_processes set seen_at = now() - interval '91 seconds'`.execute(
      database(),
    )
    await join(bucket)
    const { rows } = await sql`select place from server_processes`.execute(database())
    expect(rows).toEqual([{ place: 'the bucket photos' }])
  })
})
