import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { checkedKey, type PhotoStorage } from './photo-storage'

export interface S3Location {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined
  bucket: string
  region: string
  /** Undefined: as the machine is set up to sign, for instance by its role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Milliseconds. */
const CONNECTION_TIMEOUT = 5_000
const REQUEST_TIMEOUT = 20_000

/** Not a bucket that is missing: that is a fault of the configuration. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)

/** Originals in a bucket of an S3-compatible store, which any number of processes share. */
export function s3PhotoStorage({ endpoint, bucket, region, credentials }: S3Location) {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })
  return {
    put: async (key, content) => {
      // A store takes an object only with its length; an original of ours is a few megabytes.
      const Body = await buffer(content)
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentType: 'image/webp' }))
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body as Readable | undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    has: async (key) => {
      try {
        await client.send(new HeadObjectCommand(at(key)))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    list: async function* (below) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${below}/` })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key && LastModified) yield { key: Key, storedAt: LastModified }
        }
      }
    },
  } satisfies PhotoStorage
}
