import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Location } from '@server/media/s3-photo-storage'

export const BUCKET = 'staylet-photos'

/** Returns where the bucket of a store on this machine is. */
export const locationAt = ({ port }: AddressInfo) =>
  ({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }) satisfies S3Location

/** Starts an S3-compatible store on this machine, with an empty bucket. */
export async function startObjectStore() {
  const directory = await mkdtemp(join(tmpdir(), 'staylet-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const location = locationAt((await store.run()) as AddressInfo)
  return {
    location,
    close: async () => {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
