import { createHash, randomBytes, randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@domain/constants'

/** Bytes of a token: 256 random bits need no slow hash. */
const BYTES = 32
/** Characters of a token without the name of its version. */
const LENGTH = Math.ceil((BYTES * 8) / 6)

/**
 * Makes tokens of one version, and hashes those of every version that is named. A token begins with
 * the name of its version, so that the hash can be changed at any time: tokens of the older version
 * stay valid until they expire.
 *
 * @param hashes Name of the hash of each version. The first version has the name ''.
 */
export const tokensOf = (hashes: Readonly<Record<string, string>>, current: string) => ({
  newToken: () => current + randomBytes(BYTES).toString('base64url'),
  hashOfToken: (token: string) => {
    const version = token.slice(0, Math.max(0, token.length - LENGTH))
    return createHash(hashes[version] ?? hashes[current] ?? 'sha256')
      .update(token)
      .digest()
  },
})

const tokens = tokensOf({ '': 'sha256' }, '')

/** Returns 256 random bits that are safe in an address. Only the recipient knows them. */
export const newToken = tokens.newToken

/** Returns the hash that is stored, so that a stolen table is useless. */
export const hashOfToken = tokens.hashOfToken

/** Returns six digits. Every code is equally likely. */
export const newCode = () =>
  randomInt(0, 10 ** OTP_LENGTH)
    .toString()
    .padStart(OTP_LENGTH, '0')
