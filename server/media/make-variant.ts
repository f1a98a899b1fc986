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

/** In bytes. AVIF looks as good as WebP in two thirds of its bytes. */
const CARD_LIMITS: Record<PhotoFormat, number> = {
  webp: CARD_BYTES,
  avif: CARD_BYTES * 0.65,
  jpg: CARD_BYTES,
}

const PAGE_QUALITY: Record<PhotoFormat, number> = { webp: 74, avif: 74, jpg: 76 }

const encoded = (image: Sharp, format: PhotoFormat, quality: number) => {
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 4 })
    case 'avif':
      // At 640 pixels 11 demo photos take 8.0 KB at quality 44, with a structural similarity of
      // 0.972, for which WebP takes 11.2 KB. One takes 0.16 s of processor time, and 0.6 s with
      // effort 4, which saves 4 % more.
      return image.avif({
        quality: Math.round(quality * 0.65),
        effort: 3,
        chromaSubsampling: '4:2:0',
      })
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
    if (made.length <= CARD_LIMITS[format]) break
    made = await encode(quality)
  }
  return made
}
