/**
 * Width of the first photo on a property page as an `img` `sizes` value. All its views request the
 * same file, so that it is loaded once.
 */
export const FIRST_SIZES = '(min-width: 90em) 45em, (min-width: 48em) 50vw, 100vw'
