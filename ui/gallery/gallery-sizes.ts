import type { Photo } from '@domain/schemas/listing-schema'
import { photoPlan, spanOf } from './photo-layout'

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
  const [columns, rows] = spanOf(photoPlan(photos.length).layout, index)
  // A quarter of the page's width, and half of the height of the wide box.
  const cell = `min(${25 * columns}vw, ${26.25 * columns}em)`
  const cover = `${(ratio * rows).toFixed(2)} * min(20vw, 21em, max(10em, 26vh))`
  const phone = Math.round(85 * Math.max(1, ratio / USUAL_RATIO))
  return `(min-width: 48em) max(${cell}, ${cover}), ${phone}vw`
}
