/**
 * Returns typed text as one line in one spelling, so that texts which look equal are equal: composed
 * (NFC), without characters that nobody sees, such as direction marks of a copied phone number, and
 * with one blank between words.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Returns typed text with its lines, each in one spelling, and at most one empty line in between. */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
