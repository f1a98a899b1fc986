import { brandCopy } from '@domain/copy/brand-copy'

/** Letters that people replace by digits and symbols. */
const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Shorter words occur in passwords by chance. */
const SHORTEST_WORD = 3

/**
 * Returns the word that a password is built around: 'password' for 'P@ssw0rd1!'. Digits and symbols
 * at its ends count as decoration.
 */
export const wordOf = (password: string) =>
  password
    // Separates accents from their letters, so that they go and the letters stay.
    .normalize('NFD')
    .toLowerCase()
    .replace(/^[^a-z@$]+|[^a-z]+$/g, '')
    .replace(/[@40!13$57]/g, (sign) => LETTERS[sign] ?? sign)
    .replace(/[^a-z]/g, '')

/** Returns the words of a person's names, addresses and numbers. */
const wordsOf = (about: readonly string[]) =>
  about
    .flatMap((text) => [text, text.split('@', 1)[0] ?? '', ...text.split(/[\s@.,'_+-]+/)])
    .map((text) => wordOf(text))
    .filter((word) => word.length >= SHORTEST_WORD)

/** Tells whether a password only repeats a few characters. */
const isMonotone = (password: string) => new Set(password.toLowerCase()).size <= 4

/**
 * Tells whether a password is built around the person's own name or address or the product's name,
 * or repeats a few characters. The server also knows the commonest and the breached ones.
 *
 * @param about Names and addresses of the person.
 */
export function isObvious(password: string, about: readonly string[]): boolean {
  const own = [...wordsOf(about), wordOf(brandCopy.name)]
  return own.includes(wordOf(password)) || isMonotone(password)
}

/** Length, in characters, from which a password that nobody guesses also withstands a computer. */
const STRONG_LENGTH = 14

export type PasswordStrength = 'obvious' | 'short' | 'long'

/** Returns what the form says of a password. The arguments are those of isObvious. */
export function strengthOf(...args: Parameters<typeof isObvious>): PasswordStrength {
  if (isObvious(...args)) return 'obvious'
  return Array.from(args[0]).length >= STRONG_LENGTH ? 'long' : 'short'
}
