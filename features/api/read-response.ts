import { OWN_SERVER } from '@domain/api/api-paths'
import { resolvePhoto } from '@domain/listing/photos'
import { ApiError } from './api-error'

/**
 * Our server sends photo addresses without an origin, so an API on another origin needs it added.
 */
const photosFrom = (origin: string) => (key: string, value: unknown) =>
  key === 'fileUrl' && typeof value === 'string' ? resolvePhoto(value, origin) : value

/** Our server names every request; another origin must expose the header. */
export const requestIdOf = (response: Response) => response.headers.get('x-request-id') ?? undefined

/**
 * Reads the JSON of a response, and checks another backend's responses row by row.
 *
 * @throws ApiError 'not_json' or 'not_understood'.
 */
export async function readResponse(
  response: Response,
  photoOrigin: string,
  call: [method: string, path: string],
) {
  const text = await response.text()
  let answer: unknown
  try {
    if (text) answer = JSON.parse(text, photoOrigin ? photosFrom(photoOrigin) : undefined)
  } catch {
    // The response is a proxy's HTML page, or it was cut off.
    throw new ApiError({
      status: response.ok ? 0 : response.status,
      code: 'not_json',
      requestId: requestIdOf(response),
    })
  }
  // The first script need not carry the code that reads other backends.
  if (!response.ok || response.headers.has(OWN_SERVER)) return answer
  const { readPayload } = await import('./read-payload')
  return readPayload(...call, answer, response.status)
}
