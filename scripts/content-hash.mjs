import { createHash } from 'node:crypto'

/**
 * Returns the part of a file's name that changes with its content, so that browsers may keep the
 * file for good. Files that take each other's place share one, such as a photo's crops.
 *
 * @param {readonly Uint8Array[]} contents Contents of the files, in the order of their names.
 */
export function contentHash(contents) {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 6)
}
