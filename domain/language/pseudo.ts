/** Share of a word's letters that the pseudo-language adds. */
const GROWTH = 0.4

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', n: 'ñ' }
const accented = /[áéíóúýñÁÉÍÓÚÝÑ]/

/** The product's name. */
const names = new Set(['Staylet'])

/** Marks of the private use area, around a value while a function builds its text. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const values = new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`)

const withAccent = (letter: string) => {
  const small = letter.toLowerCase()
  const found = accents[small] ?? small
  return letter === small ? found : found.toUpperCase()
}

/** Repeats the first letters of a word, vowels before consonants, until it is 40 % longer. */
function lengthen(word: string): string {
  const letters = Array.from(word)
  const isVowel = (letter: string) => /[aeiouy]/i.test(letter)
  const places = letters.map((_, place) => place)
  const vowels = places.filter((place) => isVowel(letters[place] ?? ''))
  const others = places.filter((place) => !vowels.includes(place))
  const doubled = new Set([...vowels, ...others].slice(0, Math.ceil(letters.length * GROWTH)))
  return letters
    .map((letter, place) => {
      const shown = withAccent(letter)
      return doubled.has(place) ? shown + shown.toLowerCase() : shown
    })
    .join('')
}

/** Tells whether a token is an address, an amount or a date, such as '6-digit' or 'a@b.example'. */
const isFigure = (token: string) => /[\d@]|:\/\//.test(token)

/** Tells whether a word stays: a name, a code such as 'NGN', or a word that is already accented. */
const isKept = (word: string) => names.has(word) || accented.test(word) || !/[a-z]/.test(word)

const pseudoWords = (text: string) =>
  text.replace(/\S+/g, (token) =>
    isFigure(token)
      ? token
      : token.replace(/[A-Za-záéíóúýñÁÉÍÓÚÝÑ]+/g, (word) => (isKept(word) ? word : lengthen(word))),
  )

/** Lengthens a text apart from the marked values, and removes the marks. */
const pseudoText = (text: string) =>
  text
    .split(values)
    .map((part) => (part.startsWith(OPEN) ? part.slice(1, -1) : pseudoWords(part)))
    .join('')

const marked = (value: unknown) => (typeof value === 'string' ? OPEN + value + CLOSE : value)

/**
 * Returns a copy module in the pseudo-language: English with accents, each word 40 % longer, so
 * that a layout shows whether it has room for another language. Values, figures, codes and the
 * product's name stay as they are, and a text that has been through here already is left alone.
 */
export function pseudo<T>(copy: T): T {
  const translate = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value)
    if (typeof value === 'function')
      return (...given: unknown[]) => translate(value(...given.map(marked)))
    if (Array.isArray(value)) return value.map(translate)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]))
  }
  return translate(copy) as T
}
