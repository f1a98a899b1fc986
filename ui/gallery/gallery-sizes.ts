import { GALLERY_PHOTOS_MAX } from '@domain/constants'
import type { Photo } from '@domain/schemas/listing-schema'

/**
 * Column and row spans of the photos in the grid of a wide window, by their number, starting with
 * the first. Photos without an entry span one of each.
 */
export const SPANS: Readonly<
  Record<number, readonly (readonly [columns: number, rows: number])[]>
> = {
  1: [[4, 2]],
  2: [
    [2, 2],
    [2, 2],
  ],
  3: [[3, 2]],
  4: [
    [2, 2],
    [2, 1],
  ],
  [GALLERY_PHOTOS_MAX]: [[2, 2]],
}

/** Ratio of width to height of a photo without a known size, as most cameras take them. */
const USUAL_RATIO = 3 / 2

/**
 * Box of the photos on a property page from 768 pixels up. It is low enough for the name and the price
 * to be in the first window.
 */
export const wideBox = { width: '100%', aspectRatio: '5 / 2', maxHeight: 'max(20rem, 52svh)' }

/**
 * Returns the width in which the grid draws a photo as an `img` `sizes` value: that of its cell, or
 * more where the photo covers a cell that is higher. All views of the first photo request the same
 * file, so that it is loaded once. On a phone it is a little less than the drawn width, so that most
 * phones use the file of the card that led here.
 */
export function gallerySizes(photos: readonly Photo[], index = 0) {
  const { width, height } = photos[index] ?? {}
  const ratio = width && height ? width / height : USUAL_RATIO
  const [columns, rows] = SPANS[Math.min(photos.length, GALLERY_PHOTOS_MAX)]?.[index] ?? [1, 1]
  // A quarter of the page's width, and half of the height of the wide box.
  const cell = `min(${25 * columns}vw, ${26.25 * columns}em)`
  const cover = `${(ratio * rows).toFixed(2)} * min(20vw, 21em, max(10em, 26vh))`
  const phone = Math.round(85 * Math.max(1, ratio / USUAL_RATIO))
  return `(min-width: 48em) max(${cell}, ${cover}), ${phone}vw`
}
