/** Returns numbers from 0 to 1 that are the same for the same seed, place and index. */
export type Random = () => number

/** Mixes the bits of a number (the finaliser of MurmurHash3). */
const mixed = (bits: number) => {
  let value = bits
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Each index has its own series of numbers, so that a stopped run continues at any index. */
export function randomOf(seed: number, index: number): Random {
  let state = mixed(mixed(seed + 0x9e3779b9) ^ index)
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 2 ** 32
  }
}

export const pickFrom = <Value>(values: readonly Value[], random: Random): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from.')
  return value
}

/**
 * Returns a function that picks values by their weights.
 *
 * @param weightOf Returns the weight of a value. The sum need not be 1.
 */
export function weightedPick<Value>(
  values: readonly Value[],
  weightOf: (value: Value, index: number) => number,
) {
  let sum = 0
  const bounds = values.map((value, index) => (sum += weightOf(value, index)))
  return (random: Random): Value => {
    const point = random() * sum
    let [low, high] = [0, bounds.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? 0) > point) high = middle
      else low = middle + 1
    }
    const value = values[low]
    if (value === undefined) throw new Error('There is nothing to pick from.')
    return value
  }
}

/** Picks the first values most often: the second half as often as the first, and so on (Zipf). */
export const zipfPick = <Value>(values: readonly Value[]) =>
  weightedPick(values, (_, index) => 1 / (index + 1))
