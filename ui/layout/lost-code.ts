/**
 * Code that a page cannot have although its files come. Chromium up to version 150 keeps the failure
 * of a module for as long as the document lives, so only another document helps.
 */
export class LostCode extends Error {
  override name = 'LostCode'
}
