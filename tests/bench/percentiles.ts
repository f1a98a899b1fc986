export interface Timing {
  /** Median in milliseconds. */
  p50: number
  p99: number
  perSecond: number
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/**
 * Returns the percentiles of some durations.
 * @param took Durations in milliseconds, in any order.
 */
export function percentiles(took: readonly number[]) {
  const sorted = took.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p75: at(sorted, 0.75), p99: at(sorted, 0.99) }
}

/**
 * Repeats an action and returns how long it took.
 *
 * @param atATime How many run at the same time.
 */
export async function measure(
  times: number,
  atATime: number,
  work: (index: number) => Promise<unknown>,
): Promise<Timing> {
  const took: number[] = []
  let next = 0
  const started = performance.now()
  const worker = async () => {
    for (let index = next++; index < times; index = next++) {
      const begun = performance.now()
      await work(index)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  const seconds = (performance.now() - started) / 1000
  return { ...percentiles(took), perSecond: times / seconds }
}

/** Formats one line of the report. */
export const timingLine = (name: string, { p50, p99, perSecond }: Timing) =>
  `${name.padEnd(44)} p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms` +
  `   ${perSecond.toFixed(0).padStart(6)}/s`
