import { createHash, randomBytes, randomInt } from 'node:crypto'
import { OTP_LENGTH } from '@domain/constants'

/** 256 random bits, safe in an address. Nobody but the one it is given to knows it. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only this is stored: a stolen table opens nothing. So many bits need no slow hash. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

/** Six digits, each code as likely as any other. */
export const newCode = () =>
  randomInt(0, 10 ** OTP_LENGTH)
    .toString()
    .padStart(OTP_LENGTH, '0')
