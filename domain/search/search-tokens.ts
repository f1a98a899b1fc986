const numberWords = `zero one two three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety`.split(/\s+/)
const values = new Map(
  numberWords.map((word, index) => [word, index < 20 ? index : (index - 18) * 10]),
)

/** Number words of at least four letters, whose misspellings are corrected. */
export const longNumberWords = numberWords.filter((word) => word.length > 3)

/** Reads a number below a hundred at a word, and how many words it takes: 'two', 'twenty five'. */
function belowHundred(words: readonly string[], start: number) {
  const [first, ones = 0] = words.slice(start, start + 2).map((word) => values.get(word))
  if (first === undefined) return undefined
  const isSum = first >= 20 && ones > 0 && ones < 10
  return { value: isSum ? first + ones : first, length: isSum ? 2 : 1 }
}

/** Reads the number that begins a list of words: 'two', 'a hundred', 'two hundred and fifty'. */
function readNumberWords(words: readonly string[]) {
  const one = words[0] === 'a' ? { value: 1, length: 1 } : undefined
  const before = belowHundred(words, 0)
  const { value: hundreds, length } = before ?? one ?? { value: 1, length: 0 }
  if (words[length] !== 'hundred') return before
  const rest = words[length + 1] === 'and' ? length + 2 : length + 1
  const after = belowHundred(words, rest)
  return {
    value: hundreds * 100 + (after?.value ?? 0),
    length: after ? rest + after.length : length + 1,
  }
}

/** A number, a word or a sign of a search text. */
export interface SearchToken {
  text: string
  /** Index of the first and the last typed word that the token is a part of. */
  first: number
  last: number
  /** Value of a number, with its unit: 50,000 for '50k'. */
  value?: number
  /** The number as written, without its unit. */
  plain?: number
  /** Whether a currency or a unit marks the number as an amount of money. */
  isMoney?: boolean
}

const PIECES =
  /(₦|#|ngn|n)?(\d[\d,]*(?:\.\d+)?)(?:(k|m)(?!\p{L}))?|[\p{L}\p{M}']+|[<>≤≥]=?|[^\s\p{L}\d]/gu

const UNITS = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['m', 1_000_000],
  ['mil', 1_000_000],
  ['million', 1_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
])
const CURRENCIES = new Set(['naira', 'ngn', 'bucks'])

/** '60.000' is sixty thousand, as some write it. With a unit it is a fraction: '1.250m'. */
const DOTTED_THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/

const piecesOf = (words: readonly string[]): SearchToken[] =>
  words.flatMap((word, index) =>
    Array.from(word.matchAll(PIECES), ([text, currency, digits, unit]) => {
      const place = { text, first: index, last: index }
      if (digits === undefined) return place
      const isDotted = unit === undefined && DOTTED_THOUSANDS.test(digits)
      const plain = Number(digits.replaceAll(isDotted ? '.' : ',', ''))
      const isMoney = currency !== undefined || unit !== undefined
      return { ...place, plain, value: plain * (UNITS.get(unit ?? '') ?? 1), isMoney }
    }),
  )

/** Joins number words, and a unit or a currency that follows a number, into one token. */
export function searchTokens(words: readonly string[]): SearchToken[] {
  const pieces = piecesOf(words)
  const tokens: SearchToken[] = []
  for (let index = 0; index < pieces.length;) {
    let token = pieces[index]
    if (!token) break
    let taken = 1
    const amount = CURRENCIES.has(token.text) ? pieces[index + 1] : undefined
    if (amount?.value !== undefined) {
      token = { ...amount, first: token.first, isMoney: true }
      taken = 2
    } else if (token.value === undefined) {
      const read = readNumberWords(pieces.slice(index, index + 5).map(({ text }) => text))
      if (read) {
        token = { ...token, plain: read.value, value: read.value, isMoney: false }
        taken = read.length
      }
    }
    if (token.value !== undefined) {
      const unit = UNITS.get(pieces[index + taken]?.text ?? '')
      if (unit !== undefined && token.value === token.plain) {
        token = { ...token, value: token.value * unit, isMoney: true }
        taken += 1
      }
      if (CURRENCIES.has(pieces[index + taken]?.text ?? '')) {
        token = { ...token, isMoney: true }
        taken += 1
      }
    }
    const last = pieces[index + taken - 1]?.last ?? token.last
    tokens.push({ ...token, last })
    index += taken
  }
  return tokens
}
