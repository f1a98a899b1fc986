/**
 * This folder holds every text that the specification fixes, character for character, a file
 * for each place, so that a route carries only the words it shows. The section stands above each
 * group; texts under "ours" are additions.
 */

/** Ours: the name of the product. */
export const brandCopy = {
  name: 'Staylet',
  tagline: 'Short-let homes across Nigeria',
} as const
