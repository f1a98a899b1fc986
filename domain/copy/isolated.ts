/** Letters of the scripts that are written from right to left, such as Arabic, Hebrew and Adlam. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Returns a guest's or host's own words for a place inside a sentence. Those in another writing
 * direction are isolated (U+2068 to U+2069), so that the punctuation around them stays in place.
 */
export const isolated = (words: string) =>
  rightToLeft.test(words) ? `\u2068${words}\u2069` : words
