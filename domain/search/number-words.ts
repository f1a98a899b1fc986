const units = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen twenty`
  .split(/\s+/)
  .map((word, value): [string, number] => [word, value])
const tens = 'thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, index): [string, number] => [word, 30 + index * 10])

const values = new Map([...units, ...tens])

/** Number words of at least four letters, whose misspellings are corrected. */
export const longNumberWords: readonly string[] = [...values.keys()].filter(
  (word) => word.length > 3,
)

/**
 * Reads the number that begins a list of words: 'two', 'twenty five', 'a hundred', 'one hundred'.
 *
 * @returns its value and how many words it takes, or undefined.
 */
export function readNumberWords(
  words: readonly (string | undefined)[],
): { value: number; length: number } | undefined {
  const [first, second] = words
  if (first === undefined) return undefined
  const start = values.get(first)
  if (start === undefined) {
    return first === 'a' && second === 'hundred' ? { value: 100, length: 2 } : undefined
  }
  if (second === 'hundred') return { value: start * 100, length: 2 }
  const ones = second === undefined ? undefined : values.get(second)
  return start >= 20 && ones !== undefined && ones > 0 && ones < 10
    ? { value: start + ones, length: 2 }
    : { value: start, length: 1 }
}
