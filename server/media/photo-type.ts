/** What a host may send. Anything else is refused before it is decoded. */
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

/** The kind of photo by its first bytes, whatever it is called; undefined for anything else. */
export const photoTypeOf = (content: Buffer) =>
  SIGNATURES.find(({ matches }) => matches(content))?.type
