import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { checkedKey, type PhotoStorage } from './photo-storage'
import { PhotoStoreError } from './photo-store-error'

export interface S3Location {
  /** Undefined for Amazon's S3. */
  endpoint: string | undefined
  bucket: string
  region: string
  /** Undefined to sign as the machine is configured to, for example by its role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Both in milliseconds. */
const CONNECTION_TIMEOUT = 5_000
const REQUEST_TIMEOUT = 20_000

/** Excludes a missing bucket, which is an error in the configuration. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)

/**
 * Replaces the original error, which the start-up message could mistake for one of the database.
 */
const fault = (error: unknown, { endpoint = 'Amazon S3', bucket }: S3Location) => {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new PhotoStoreError(
    `The bucket '${bucket}' at ${endpoint} cannot be used. Check S3_ENDPOINT, S3_BUCKET and the keys. (${reason})`,
    { cause: error },
  )
}

/** Stores originals in a bucket of an S3-compatible store, which any number of processes share. */
export function s3PhotoStorage(location: S3Location): PhotoStorage {
  const { endpoint, bucket, region, credentials } = location
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Not every store other than Amazon's supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })
  /** Returns `missing` for an unknown key. */
  const ask = async <T>(work: () => Promise<T>, missing: T) => {
    try {
      return await work()
    } catch (error) {
      if (isMissing(error)) return missing
      throw fault(error, location)
    }
  }
  return {
    put: async (key, content) => {
      const place = at(key)
      // S3 needs the length of an object in advance. An original is a few megabytes.
      const Body = await buffer(content)
      const put = new PutObjectCommand({ ...place, Body, ContentType: 'image/webp' })
      await ask(() => client.send(put), undefined)
    },
    get: async (key) => {
      const get = new GetObjectCommand(at(key))
      return ask(async () => (await client.send(get)).Body as Readable | undefined, undefined)
    },
    has: async (key) => {
      const head = new HeadObjectCommand(at(key))
      return ask(() => client.send(head).then(() => true), false)
    },
    remove: async (key) => {
      const remove = new DeleteObjectCommand(at(key))
      await ask(() => client.send(remove), undefined)
    },
    list: async function* (below) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${below}/` })
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key, LastModified } of Contents) {
            if (Key && LastModified) yield { key: Key, storedAt: LastModified }
          }
        }
      } catch (error) {
        throw fault(error, location)
      }
    },
  }
}
