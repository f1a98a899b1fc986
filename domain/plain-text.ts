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
