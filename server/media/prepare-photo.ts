import sharp from 'sharp'
import { UPLOAD } from '@domain/constants'
import { HttpError } from '@server/http-error'
import { PHOTO_TYPES, photoTypeOf } from './photo-type'

export interface PreparedPhoto {
  /** WebP without metadata. */
  content: Buffer
  /** In pixels. */
  width: number
  height: number
  /** Mean colour as '#rrggbb'. */
  colour: string
}

/** In pixels. Larger than the widest photo that a page requests. */
const LONGEST_SIDE = 2_560
const QUALITY = 86
/**
 * Longest side of a photo that a host may send, in pixels. A panorama has fewer. Shrinking a single
 * column of 40 million pixels takes ten times as long as shrinking a square with the same number.
 */
const MOST_SIDE = 20_000

const named = (name: string, reason: string) => ({ fields: { files: `${name} ${reason}` } })

const unreadable = (name: string) =>
  new HttpError(
    400,
    'invalid_request',
    `${name} is damaged and cannot be opened.`,
    named(name, 'is damaged'),
  )

const tooLarge = (name: string, most: string) =>
  new HttpError(
    413,
    'body_too_large',
    `${name} has more than ${most}. Send a smaller one.`,
    named(name, `must have at most ${most}`),
  )

const meanColour = async (content: Buffer) => {
  const [red = 0, green = 0, blue = 0] = await sharp(content)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const OPTIONS = { failOn: 'error', limitInputPixels: UPLOAD.photoPixels } as const

/** Refuses what is not a photo, or has too many pixels, before it is decoded. */
async function requireType(original: Buffer, name: string) {
  if (!photoTypeOf(original)) {
    const types = `${PHOTO_TYPES.slice(0, -1).join(', ')} or ${PHOTO_TYPES.at(-1)}`
    const message = `${name} is not a supported photo. Send it as ${types}.`
    const reason = named(name, `must be ${types}`)
    throw new HttpError(415, 'unsupported_media_type', message, reason)
  }
  const size = await sharp(original, { ...OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!size) throw unreadable(name)
  if (size.width * size.height > UPLOAD.photoPixels) {
    throw tooLarge(name, `${UPLOAD.photoPixels / 1e6} megapixels`)
  }
  if (Math.max(size.width, size.height) > MOST_SIDE) {
    throw tooLarge(name, `${MOST_SIDE.toLocaleString('en-GB')} pixels a side`)
  }
}

/**
 * Opens a photo whole, without converting it.
 *
 * @throws HttpError as `preparePhoto` does.
 */
export async function requirePhoto(original: Buffer, name: string) {
  await requireType(original, name)
  const opened = sharp(original, OPTIONS).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  await opened.catch(() => {
    throw unreadable(name)
  })
}

/**
 * Converts a host's photo to the stored form: upright, at most 2560 pixels a side, and re-encoded,
 * so that only the picture is stored (no place, no camera, no appended bytes).
 *
 * @param name Name of the file, for the error message.
 * @throws HttpError 415 for an unsupported type, 413 for too many pixels, 400 for a damaged file.
 */
export async function preparePhoto(original: Buffer, name: string): Promise<PreparedPhoto> {
  await requireType(original, name)
  try {
    const { data, info } = await sharp(original, OPTIONS)
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height, colour: await meanColour(data) }
  } catch {
    throw unreadable(name)
  }
}
