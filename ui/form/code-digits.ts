import { OTP_LENGTH } from '@domain/constants'

/** One-time code while it is being typed, one entry for each box. An empty box is ''. */
export type CodeDigits = readonly string[]

export interface CodeChange {
  digits: CodeDigits
  /** Index of the box to focus next, starting at 0. */
  focus: number
}

export const blankCode: CodeDigits = Array<string>(OTP_LENGTH).fill('')

const onlyDigits = (text: string) => text.replace(/\D/g, '')

/**
 * Returns the new digits in a box that may already hold one. When a digit is typed beside the old
 * one, the new one counts.
 */
const freshDigits = (before: string, text: string) => {
  const digits = onlyDigits(text)
  if (before === '' || digits.length !== 2) return digits
  return digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1)
}

/**
 * Enters one digit and moves to the next box. Several digits (paste, autofill) fill the boxes from
 * this one on, and a whole code fills them from the first. Other characters change nothing.
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

/** Handles Backspace: it clears its box, or the previous box if its own is empty. */
export const eraseDigit = (digits: CodeDigits, index: number): CodeChange =>
  clearDigit(digits, digits[index] ? index : Math.max(0, index - 1))

/** Returns the index of the first empty box, or 0. */
export const firstGap = (digits: CodeDigits): number => Math.max(0, digits.indexOf(''))
