import type { Browser } from 'playwright'

/** tsx names functions through a helper that the page lacks. */
export const NAME_HELPER = 'globalThis.__name = (named) => named'

/**
 * Runs in the browser. Returns how fast this machine is on the scale of Lighthouse's benchmark
 * index: the mean of how often a second it joins 10,000 characters (which makes garbage) and copies
 * 100,000 numbers (which makes none), each divided by ten.
 */
function benchmarkIndex() {
  const perSecond = (work: (turn: number) => number) => {
    const begun = performance.now()
    let turns = 0
    let checksum = 0
    while (performance.now() - begun < 500) {
      checksum += work(turns)
      turns += 1
    }
    // The sum is used, so that no engine leaves the work out.
    return checksum < 0 ? 0 : (turns / (performance.now() - begun)) * 1000
  }
  const joined = perSecond(() => {
    let text = ''
    for (let index = 0; index < 10_000; index += 1) text += 'a'
    return text.length
  })
  const numbers: number[] = []
  const copies: number[] = []
  for (let index = 0; index < 100_000; index += 1) numbers[index] = copies[index] = index
  const copied = perSecond((turn) => {
    const [from, to] = turn % 2 === 0 ? [numbers, copies] : [copies, numbers]
    for (let index = 0; index < from.length; index += 1) to[index] = from[index] ?? 0
    return to.length
  })
  return Math.round((joined + copied) / 20)
}

/** Benchmark indexes of phones, by which a machine's index is divided to find its slowdown. */
export const TIERS = { 'mid-tier': 1000, 'low-tier': 264 } as const

/** Returns the benchmark index of this machine in a browser. */
export async function measureIndex(browser: Browser) {
  const page = await browser.newPage()
  await page.evaluate(NAME_HELPER)
  const index = await page.evaluate(benchmarkIndex)
  await page.close()
  return index
}
