import { PHOTO_WIDTHS } from './constants'
import type { Listing, Photo } from './schemas/listing-schema'

/**
 * Photos of a home, and the widths in which our own server makes them. Another backend's photos
 * are shown as they are.
 */

const OWN_PHOTO = /^(.*\/media\/[^/?#]+)\/(\d+)\.(avif|webp|jpe?g|png)$/

/** listingImg first, else images. Entries without an address are left out. */
export const photosOf = (listing: {
  listingImg?: readonly (string | Photo)[] | undefined
  images?: Listing['images'] | undefined
}): Photo[] => {
  const source = listing.listingImg?.length ? listing.listingImg : (listing.images ?? [])
  return source
    .map((image): Photo => (typeof image === 'string' ? { fileUrl: image } : image))
    .filter((photo) => Boolean(photo.fileUrl))
}

/** True for '/media/<id>/<width>.<format>', on this origin or another. */
export const isOwnPhoto = (fileUrl: string): boolean => OWN_PHOTO.test(fileUrl)

/**
 * The same photo in the smallest width that fills `width` (CSS pixels times density). A photo that
 * is not ours comes back unchanged.
 */
export const photoAt = (fileUrl: string, width: number): string => {
  const own = OWN_PHOTO.exec(fileUrl)
  if (!own) return fileUrl
  const fitting = PHOTO_WIDTHS.find((each) => each >= width) ?? PHOTO_WIDTHS.at(-1)
  return `${own[1]}/${fitting}.${own[3]}`
}

/**
 * The `srcset` of a photo of ours up to `maxWidth`; undefined for any other. The width above
 * `maxWidth` is included, so that a box of exactly that size is filled.
 */
export const photoSrcSet = (fileUrl: string, maxWidth: number = Infinity): string | undefined => {
  if (!isOwnPhoto(fileUrl)) return undefined
  const largest = PHOTO_WIDTHS.find((width) => width >= maxWidth) ?? Infinity
  return PHOTO_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${photoAt(fileUrl, width)} ${width}w`)
    .join(', ')
}

/** With the photos on another origin than the page, '/media/…' needs that origin before it. */
export const resolvePhoto = (fileUrl: string, origin: string = ''): string =>
  fileUrl.startsWith('/media/') ? `${origin.replace(/\/$/, '')}${fileUrl}` : fileUrl
