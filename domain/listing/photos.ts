import { PHOTO_WIDTHS } from '@domain/constants'
import type { Listing, Photo } from '@domain/schemas/listing-schema'

/**
 * Photos of a listing, and the widths in which our own server provides them. Photos of another
 * backend are shown unchanged.
 */

/** '/media/<id>' or '/media/<id>/<width>.<format>', on any origin. */
const OWN_PHOTO = /^(.*\/media\/[\da-f-]{36})(?:\/\d+\.(avif|webp|jpe?g|png))?$/

/** Returns listingImg, or images when it is empty, without entries that lack an address. */
export const photosOf = (listing: {
  listingImg?: readonly (string | Photo)[] | undefined
  images?: Listing['images'] | undefined
}): Photo[] => {
  const source = listing.listingImg?.length ? listing.listingImg : (listing.images ?? [])
  return source
    .map((image): Photo => (typeof image === 'string' ? { fileUrl: image } : image))
    .filter((photo) => Boolean(photo.fileUrl))
}

/**
 * Returns the photo in the smallest width that fills `width` (CSS pixels times density). Another
 * backend's photo is returned unchanged.
 */
export const photoAt = (fileUrl: string, width: number): string => {
  const own = OWN_PHOTO.exec(fileUrl)
  if (!own) return fileUrl
  const fitting = PHOTO_WIDTHS.find((each) => each >= width) ?? PHOTO_WIDTHS.at(-1)
  return `${own[1]}/${fitting}.${own[2] ?? 'webp'}`
}

/**
 * Returns the `srcset` of our own server's photo up to `maxWidth`, or undefined for any other
 * photo. The next larger width is included, so that a box of exactly `maxWidth` is filled.
 *
 * @param crop How many times wider than its box the photo is drawn. A file then fills a box that is
 * so much narrower.
 */
export const photoSrcSet = (
  fileUrl: string,
  maxWidth: number = Infinity,
  crop = 1,
): string | undefined => {
  if (!OWN_PHOTO.test(fileUrl)) return undefined
  const largest = PHOTO_WIDTHS.find((width) => width >= maxWidth) ?? Infinity
  return PHOTO_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${photoAt(fileUrl, width)} ${Math.round(width / crop)}w`)
    .join(', ')
}
