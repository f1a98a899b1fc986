/** Types that a host may upload. Everything else is rejected before decoding. */
const SIGNATURES: readonly { type: string; matches: (head: Buffer) => boolean }[] = [
  { type: 'JPEG', matches: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'PNG',
    matches: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    type: 'WebP',
    matches: (head) =>
      head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    type: 'AVIF',
    matches: (head) =>
      head.toString('latin1', 4, 8) === 'ftyp' && head.toString('latin1', 8, 12) === 'avif',
  },
]

export const PHOTO_TYPES = SIGNATURES.map(({ type }) => type)

/**
 * Returns the type of a photo by its first bytes, whatever its name. Other files give undefined.
 */
export const photoTypeOf = (content: Buffer) =>
  SIGNATURES.find(({ matches }) => matches(content))?.type
