import { addAbortSignal, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type PutObjectCommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { SECOND } from '@domain/time'
import { withDeadline } from '@server/with-deadline'
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

/** In milliseconds. A store that cannot be reached must not keep a guest waiting. */
const CONNECTION_TIMEOUT = 3_000
/** In milliseconds, for a request with its second attempt, and for all of an original. */
const REQUEST_TIME = 10_000
/** Attempts at a request that the store refuses for the moment. */
const ATTEMPTS = 2

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

/**
 * Returns a page of a list. The client reads any document as one, such as the page of a website,
 * but only a store says whether more follows, or the name of the bucket.
 */
function requireList(page: ListObjectsV2CommandOutput) {
  if (page.IsTruncated === undefined && page.Name === undefined) {
    throw new Error('The response is not a list of objects, so this is not an S3 store.')
  }
  return page
}

/** Returns the response to an upload. Any website accepts one, but only a store tells its checksum. */
function requireStored(stored: PutObjectCommandOutput) {
  if (stored.ETag === undefined) {
    throw new Error('The response names no stored object, so this is not an S3 store.')
  }
  return stored
}

type Request<T> = (options: { abortSignal: AbortSignal }) => Promise<T>

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
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT },
    maxAttempts: ATTEMPTS,
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkedKey(key) })
  /** The client sets no limit to its wait between two attempts, nor to the body of a response. */
  const ask = async <T>(request: Request<T>) => {
    const late = new Error(`It did not respond within ${REQUEST_TIME / SECOND} seconds.`)
    try {
      return await withDeadline(REQUEST_TIME, late, (abortSignal) => request({ abortSignal }))
    } catch (error) {
      throw fault(error, location)
    }
  }
  /** Returns `missing` for an unknown key. */
  const askFor = <T>(request: Request<T>, missing: T) =>
    ask((options) =>
      request(options).catch((error: unknown) => {
        if (isMissing(error)) return missing
        throw error
      }),
    )
  return {
    put: async (key, content) => {
      const place = at(key)
      // S3 needs the length of an object in advance. An original is a few megabytes.
      const Body = await buffer(content)
      const put = new PutObjectCommand({ ...place, Body, ContentType: 'image/webp' })
      await ask((options) => client.send(put, options).then(requireStored))
    },
    get: async (key) => {
      const get = new GetObjectCommand(at(key))
      const content = await askFor(async (options) => {
        const { Body } = await client.send(get, options)
        // Read here, so that a body that breaks off or never ends is the store's fault too.
        return Body && buffer(addAbortSignal(options.abortSignal, Body as Readable))
      }, undefined)
      return content && Readable.from([content])
    },
    has: async (key) => {
      const head = new HeadObjectCommand(at(key))
      return askFor((options) => client.send(head, options).then(() => true), false)
    },
    remove: async (key) => {
      const remove = new DeleteObjectCommand(at(key))
      await askFor<unknown>((options) => client.send(remove, options), undefined)
    },
    list: async function* (below) {
      let next: string | undefined
      do {
        const list = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: `${below}/`,
          ContinuationToken: next,
        })
        const page = await ask(async (options) => requireList(await client.send(list, options)))
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, storedAt: LastModified }
        }
        next = page.NextContinuationToken
      } while (next !== undefined)
    },
  }
}
