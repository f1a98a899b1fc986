import { parseBucket, parsePublicUrl, parseWord, type ReadText } from './config-values'
import type { S3Location } from '@server/media/s3-photo-storage'

export type PhotoStorageLocation = { kind: 'folder' } | ({ kind: 's3' } & S3Location)

/** Amazon's default. Most other S3 stores accept any region. */
const REGION = 'us-east-1'

/**
 * Reads where original photos are stored: in DATA_DIR, or in the bucket that S3_BUCKET names.
 *
 * @param problems Receives a message for each contradiction between variables.
 */
export function readPhotoStorage(read: ReadText, problems: string[]): PhotoStorageLocation {
  const bucket = read('S3_BUCKET', parseBucket, undefined, "a bucket's name, such as 'photos'")
  const endpoint = read(
    'S3_ENDPOINT',
    parsePublicUrl,
    undefined,
    "the store's address, such as 'https://s3.example', or leave it out for Amazon's",
  )
  const region = read('S3_REGION', parseWord, undefined, "a region, such as 'eu-west-1'")
  const accessKeyId = read('S3_ACCESS_KEY_ID', parseWord, undefined, 'a key without blanks')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', parseWord, undefined, 'a key without blanks')
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    problems.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: give both, or neither.')
  }
  if (bucket === undefined) {
    if (endpoint ?? accessKeyId) problems.push('S3_BUCKET: is missing beside the other S3 values.')
    return { kind: 'folder' }
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { kind: 's3', endpoint, bucket, region: region ?? REGION, credentials }
}
