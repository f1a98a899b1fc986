import sharp, { type Sharp } from 'sharp'
import type { PHOTO_WIDTHS } from '@domain/constants'

export const PHOTO_FORMATS = ['webp', 'avif', 'jpg'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

export const CONTENT_TYPES = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
} as const satisfies Record<PhotoFormat, string>

/** A 776 KB file can unfold to 768 MB, so larger pictures are not opened. */
const LIMIT_INPUT_PIXELS = 40e6

/** Widths that a card requests. */
export const CARD_WIDTHS: readonly PhotoWidth[] = [160, 320, 480, 640]
export const CARD_BYTES = 20_000
/**
 * Tried in order until a card's photo fits its byte limit. High-density screens hide lower
 * qualities.
 */
const CARD_QUALITIES = [68, 56, 44, 34, 24] as const

const PAGE_QUALITY: Record<PhotoFormat, number> = { webp: 74, avif: 74, jpg: 76 }

const encoded = (image: Sharp, format: PhotoFormat, quality: number) => {
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 4 })
    case 'avif':
      // Effort 4 takes seven times as long and saves only a few percent (measured).
      return image.avif({ quality: Math.round(quality * 0.7), effort: 2 })
    case 'jpg':
      return image.jpeg({ quality, mozjpeg: true })
  }
}

/**
 * Returns a photo in a width and a format, never larger than the original, without its metadata.
 *
 * @throws when the original is damaged, is not a photo, or has too many pixels.
 */
export async function makeVariant(original: Buffer, width: PhotoWidth, format: PhotoFormat) {
  const pixels = await sharp(original, { limitInputPixels: LIMIT_INPUT_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const encode = (quality: number) =>
    encoded(sharp(pixels.data, { raw: pixels.info }), format, quality).toBuffer()
  if (!CARD_WIDTHS.includes(width)) return encode(PAGE_QUALITY[format])
  let made = await encode(CARD_QUALITIES[0])
  for (const quality of CARD_QUALITIES.slice(1)) {
    if (made.length <= CARD_BYTES) break
    made = await encode(quality)
  }
  return made
}
