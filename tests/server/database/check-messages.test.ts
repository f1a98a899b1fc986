import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMessageCheck } from '@server/database/check-messages'

const message = (code: string, payload: Buffer) => {
  const header = Buffer.alloc(5)
  header.write(code, 'latin1')
  header.writeUInt32BE(payload.length + 4, 1)
  return Buffer.concat([header, payload])
}

const ready = message('Z', Buffer.from('I'))
const refusal = Buffer.from('SERROR\0C23505\0Mduplicate key\0\0', 'latin1')

/** Passes the bytes on in pieces of these lengths, and then the rest. */
function inPieces(bytes: Buffer, lengths: readonly number[]) {
  const check = createMessageCheck()
  let at = 0
  for (const length of lengths) {
    check(bytes.subarray(at, at + length))
    at += length
  }
  check(bytes.subarray(at))
}

const pieces = fc.array(fc.nat({ max: 9 }), { maxLength: 12 })

describe('the check of messages from PostgreSQL', () => {
  it('accepts whole messages however they are divided', () => {
    const bytes = Buffer.concat([
      ready,
      message('E', refusal),
      message('2', Buffer.alloc(0)),
      ready,
    ])
    fc.assert(
      fc.property(pieces, (lengths) => {
        expect(() => inPieces(bytes, lengths)).not.toThrow()
      }),
    )
  })

  it('refuses an error that does not end, however it is divided', () => {
    fc.assert(
      fc.property(
        pieces,
        fc.constantFrom(1, 2),
        fc.integer({ min: 1, max: 255 }),
        (cut, at, byte) => {
          const damaged = Buffer.from(refusal)
          damaged[damaged.length - at] = byte
          const bytes = Buffer.concat([ready, message('E', damaged), ready])
          expect(() => inPieces(bytes, cut)).toThrow('has no end')
        },
      ),
    )
  })

  it('refuses a message that is shorter than its own length', () => {
    expect(() => createMessageCheck()(Buffer.from([0x5a, 0, 0, 0, 3, 0]))).toThrow('shorter')
  })

  it('ignores an encrypted connection', () => {
    const check = createMessageCheck()
    check(Buffer.from('S'))
    expect(() => check(message('E', Buffer.from('x')))).not.toThrow()
  })
})
