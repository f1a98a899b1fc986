import { TIME } from '@domain/constants'
import { ApiError } from './api-error'

export interface FormCall {
  method: string
  url: string
  headers: Record<string, string>
  form: FormData
  onUploadProgress: ((percent: number) => void) | undefined
  signal: AbortSignal
}

/**
 * Uploads a form by XMLHttpRequest, because fetch does not report progress.
 *
 * @throws ApiError 'network', or 'timeout' when no byte has moved for a minute.
 */
export function sendForm({ method, url, headers, form, onUploadProgress, signal }: FormCall) {
  const request = new XMLHttpRequest()
  let idle: ReturnType<typeof setTimeout> | undefined
  const moved = (onIdle: () => void) => {
    clearTimeout(idle)
    idle = setTimeout(onIdle, TIME.uploadIdle)
  }
  const stop = () => request.abort()
  const answered = new Promise<Response>((resolve, reject) => {
    const fail = (code: string) => reject(new ApiError({ status: 0, code }))
    const onIdle = () => {
      fail('timeout')
      stop()
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved(onIdle)
      if (total > 0) onUploadProgress?.(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('progress', () => moved(onIdle))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const id = request.getResponseHeader('x-request-id')
      const headers = id === null ? undefined : { 'x-request-id': id }
      resolve(
        new Response(status === 204 ? null : responseText, { status, ...(headers && { headers }) }),
      )
    })
    request.addEventListener('error', () => fail('network'))
    request.addEventListener('abort', () =>
      reject(new DOMException('The call was ended', 'AbortError')),
    )
    signal.addEventListener('abort', stop)
    moved(onIdle)
    request.send(form)
  })
  return answered.finally(() => {
    clearTimeout(idle)
    signal.removeEventListener('abort', stop)
  })
}
