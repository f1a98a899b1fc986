const HEADER = 5
/** ErrorResponse and NoticeResponse: fields, each with a zero byte after it, and one more. */
const WITH_FIELDS: readonly (number | undefined)[] = [0x45, 0x4e]
/** What PostgreSQL answers, before its first message, to the question whether it speaks TLS. */
const SPEAKS_TLS = 0x53

/**
 * Returns where the message that begins here ends. Most messages are whole, and a list has hundreds
 * of them.
 */
const endOf = (bytes: Buffer, at: number) =>
  at + HEADER > bytes.length ? Infinity : at + 1 + bytes.readUInt32BE(at + 1)

/**
 * Returns a function that reads the bytes of a connection and throws on a message of fields that
 * does not end. pg's parser looks for the end beyond the message, and then for ever.
 */
export function createMessageCheck(): (bytes: Buffer) => void {
  const header = Buffer.alloc(HEADER)
  let headerLength = 0
  let left = 0
  let lastTwo = Buffer.alloc(0)
  let isFirst = true
  let isEncrypted = false

  const endMessage = () => {
    headerLength = 0
    const ends = lastTwo.length === 2 && lastTwo.every((byte) => byte === 0)
    if (WITH_FIELDS.includes(header[0]) && !ends) {
      throw new RangeError('A message of fields has no end.')
    }
    lastTwo = Buffer.alloc(0)
  }

  return (bytes) => {
    // TLS finds damage itself.
    if (isFirst) isEncrypted = bytes[0] === SPEAKS_TLS
    isFirst = false
    if (isEncrypted) return
    for (let at = 0; at < bytes.length;) {
      const end = headerLength === 0 ? endOf(bytes, at) : Infinity
      if (end > at + HEADER && end <= bytes.length && !WITH_FIELDS.includes(bytes[at])) {
        at = end
        continue
      }
      const part = bytes.subarray(at, at + (headerLength < HEADER ? HEADER - headerLength : left))
      at += part.length
      if (headerLength < HEADER) {
        part.copy(header, headerLength)
        headerLength += part.length
        if (headerLength < HEADER) return
        left = header.readUInt32BE(1) - 4
      } else {
        left -= part.length
        if (WITH_FIELDS.includes(header[0])) {
          lastTwo = Buffer.concat([lastTwo, part.subarray(-2)]).subarray(-2)
        }
      }
      if (left < 0) throw new RangeError('A message is shorter than its length.')
      if (left === 0) endMessage()
    }
  }
}
