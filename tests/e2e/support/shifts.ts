import { expect, type Page } from '@playwright/test'

const MOST_SHIFT = 0.01

interface Shift {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null }[]
}

/** Adds up the layout shifts that the guest did not cause, with the elements that moved. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number; shifted: string[] }
    seen.shift = 0
    seen.shifted = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        seen.shift += entry.value
        for (const { node } of entry.sources) {
          seen.shifted.push(`${entry.value} ${node?.outerHTML?.slice(0, 120) ?? 'gone'}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export async function expectStill(page: Page) {
  const { shift, shifted } = await page.evaluate(() => {
    const { shift: total, shifted: what } = window as unknown as {
      shift: number
      shifted: string[]
    }
    return { shift: total, shifted: what }
  })
  expect(shift, shifted.join('\n')).toBeLessThan(MOST_SHIFT)
}
