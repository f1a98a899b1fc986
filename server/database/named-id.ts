import { createHash } from 'node:crypto'

/** Chosen at random once. Every named id is derived from it and a name (RFC 9562, version 5). */
const NAMESPACE = Buffer.from('5b0c9a2e4d7f4f0c8a36d1e07c95b2f4', 'hex')

/** Returns the same UUID for the same name, on every machine and at every load. */
export function namedId(name: string) {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
