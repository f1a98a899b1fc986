import sharp from 'sharp'
import { makeForm } from '@tests/server/make-form'
import type { CallResponse } from './call'
import type { Guest } from './world'

/** In milliseconds. */
const UPLOAD_TIMEOUT = 60_000

/** Returns a photo that the server accepts. */
export const makePhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

/** Creates a listing with one photo. Rejects when no complete response arrives. */
export async function upload(
  address: string,
  { token }: Guest,
  photo: Buffer,
  name: string,
): Promise<Pick<CallResponse, 'status' | 'body'>> {
  const { payload, headers } = await makeForm({ name }, [{ content: photo }])
  const response = await fetch(`${address}/api/listing`, {
    method: 'PATCH',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT),
  })
  return { status: response.status, body: await response.text() }
}
