/**
 * This folder holds every text that the specification fixes, character for character, with a
 * file per place, so that a route loads only the texts that it shows. Comments mark the texts that
 * the specification does not contain.
 */

/** Our own product name and tagline. */
export const brandCopy = {
  name: 'Staylet',
  tagline: 'Short-let homes across Nigeria',
} as const
