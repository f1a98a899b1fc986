import { OTP_LENGTH } from '@domain/constants'

/** A one-time code while it is being typed: one entry a box, '' for an empty one (section 5). */
export type CodeDigits = readonly string[]

export interface CodeChange {
  digits: CodeDigits
  /** The box to go on in, from 0. */
  focus: number
}

export const blankCode: CodeDigits = Array<string>(OTP_LENGTH).fill('')

const onlyDigits = (text: string) => text.replace(/\D/g, '')

/**
 * What is new in a box that may have held a digit before: typed beside it, the new one counts.
 */
const freshDigits = (before: string, text: string) => {
  const digits = onlyDigits(text)
  if (before === '' || digits.length !== 2) return digits
  return digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1)
}

/**
 * A digit goes into its box and on to the next; several (paste, autofill) are spread from that box
 * on, and a whole code from the first. Anything but digits changes nothing.
 */
export function enterDigits(digits: CodeDigits, index: number, text: string): CodeChange {
  const fresh = freshDigits(digits[index] ?? '', text)
  const start = fresh.length >= digits.length ? 0 : index
  const next = digits.map((digit, box) => fresh[box - start] ?? digit)
  return { digits: next, focus: Math.min(start + fresh.length, digits.length - 1) }
}

export const clearDigit = (digits: CodeDigits, index: number): CodeChange => ({
  digits: digits.map((digit, box) => (box === index ? '' : digit)),
  focus: index,
})

/** Backspace: empties its box; from an empty one it goes back and empties that (section 5). */
export const eraseDigit = (digits: CodeDigits, index: number): CodeChange =>
  clearDigit(digits, digits[index] ? index : Math.max(0, index - 1))

/** The first empty box, or the first of all. */
export const firstGap = (digits: CodeDigits): number => Math.max(0, digits.indexOf(''))
