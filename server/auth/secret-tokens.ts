import { createHash, randomBytes, randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@domain/constants'

/** Returns 256 random bits that are safe in an address. Only the recipient knows them. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash that is stored, so that a stolen table is useless. 256 random bits need no slow one. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

/** Returns six digits. Every code is equally likely. */
export const newCode = () =>
  randomInt(0, 10 ** OTP_LENGTH)
    .toString()
    .padStart(OTP_LENGTH, '0')
