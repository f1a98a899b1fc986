import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { UPLOAD } from '@domain/constants'
import { HttpError } from '@server/http-error'
import { endIfLate } from '@server/plugins/body-time'
import { storageFull } from './disk-room'

export interface ReceivedFile {
  /** Name of the file on the host's device, for messages. */
  name: string
  /** Path of the file until the request ends. */
  path: string
  /** Size in bytes. */
  bytes: number
}

export interface UploadForm {
  fields: Record<string, string>
  files: ReceivedFile[]
}

/**
 * The parser truncates a file that is too large instead of throwing, and receive() then rejects it.
 */
export const uploadFormOptions = {
  throwFileSizeLimit: false,
  limits: {
    files: UPLOAD.photosPerCall,
    fileSize: UPLOAD.photoBytes,
    fields: 40,
    fieldNameSize: 100,
    fieldSize: 100_000,
    parts: 60,
  },
}

const unreadable = () => new HttpError(400, 'invalid_request', 'The form cannot be read.')

const tooLarge = (message: string, reason: string) =>
  new HttpError(413, 'body_too_large', message, { fields: { files: reason } })

/** In bytes. The largest request: all photos, the fields, and the form's own markup. */
const CALL_BYTES = UPLOAD.photosPerCall * UPLOAD.photoBytes + 1_000_000

/** @throws HttpError 413 before the body is read when the announced length is too large. */
export function refuseTooMuch(announced: number) {
  if (announced <= CALL_BYTES) return
  throw tooLarge('This request is too large. Send fewer photos.', 'too large for one request')
}

const tooManyFiles = () => {
  const most = `at most ${UPLOAD.photosPerCall} photos`
  return tooLarge(`Send ${most} at a time.`, `${most} per request`)
}

/** A malformed form is a client error, but the parser's errors have no status. */
const refusalOf = (error: unknown) => {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof HttpError) return error
  if (code === 'ENOSPC') return storageFull()
  if (syscall !== undefined) return error
  return code === 'FST_FILES_LIMIT' ? tooManyFiles() : unreadable()
}

/** Keeps the harmless characters of a name, because the client chooses it freely. */
const spokenName = (filename: string) =>
  filename.replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '').slice(-80) || 'A file'

async function receive(part: MultipartFile, path: string): Promise<ReceivedFile> {
  const name = spokenName(part.filename)
  await pipeline(part.file, createWriteStream(path))
  if (!part.file.truncated) return { name, path, bytes: part.file.bytesRead }
  const most = `${UPLOAD.photoBytes / 1e6} MB`
  throw tooLarge(`${name} is larger than ${most}. Send a smaller one.`, `${name} is too large`)
}

async function readParts(request: FastifyRequest, folder: string): Promise<UploadForm> {
  const form: UploadForm = { fields: {}, files: [] }
  let refusal: unknown
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.fields[part.fieldname] = String(part.value)
      continue
    }
    // Reads to the end even after an error, because a client that is still sending ignores a
    // response.
    const received = await receive(part, join(folder, `${form.files.length}`)).catch(
      (error: unknown) => {
        part.file.resume()
        refusal ??= error
      },
    )
    if (received) form.files.push(received)
  }
  if (refusal) throw refusal
  return form
}

/** In milliseconds. A network that stalls for less is not cut off. */
const PERIOD = 15_000
/** Minimum number of bytes in each period. The slowest mobile lines send twice as many. */
const LEAST_BYTES = 15_000

/**
 * Ends an upload that is slower than LEAST_BYTES in a period.
 *
 * @returns a function that stops the watch.
 */
function requireRate(request: FastifyRequest) {
  const { socket } = request.raw
  let before = socket.bytesRead
  const isSlow = () => {
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    return arrived < LEAST_BYTES
  }
  const timer = setInterval(() => endIfLate(request, isSlow), PERIOD)
  return () => clearInterval(timer)
}

/**
 * Reads a multipart form and stores its files in a folder. There is no time limit while bytes
 * arrive fast enough.
 *
 * @throws HttpError 400 for a malformed form, 413 for too much, 507 when the disk is full.
 */
export async function readUploadForm(request: FastifyRequest, folder: string) {
  const stop = requireRate(request)
  try {
    return await readParts(request, folder)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    stop()
  }
}
