import type { S3Location } from '@server/media/s3-photo-storage'
import type { SettingValues } from './read-settings'

export type PhotoStorageLocation = { kind: 'folder' } | ({ kind: 's3' } & S3Location)

/** Returns where original photos are stored: a bucket if one is named, or else the data folder. */
export const photoStorageOf = (values: SettingValues): PhotoStorageLocation => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (values.S3_BUCKET === undefined) return { kind: 'folder' }
  return {
    kind: 's3',
    endpoint: values.S3_ENDPOINT,
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}
