/**
 * Width of the first photo on a property page as an `img` `sizes` value. All its views request the
 * same file, so that it is loaded once. On a phone it is a little less than the drawn width, so that
 * most phones use the file of the card that led here.
 */
export const FIRST_SIZES = '(min-width: 110em) 52.5em, (min-width: 48em) 50vw, 85vw'

/**
 * Box of the photos on a property page from 768 pixels up. It is low enough for the name and the price
 * to be in the first window.
 */
export const wideBox = { width: '100%', aspectRatio: '5 / 2', maxHeight: 'max(20rem, 52svh)' }
