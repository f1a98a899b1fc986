import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumLaunchOptions } from '@tests/run/chromium'
import { measure } from './percentiles'

const report = '.cache/reports/bench-stories.json'

/**
 * Measures story tests per second over the whole run. The lower bound is a page that draws one
 * word.
 */
export async function benchStories() {
  mkdirSync('.cache/reports', { recursive: true })
  const args = ['run', '--project', 'storybook', '--reporter=json', `--outputFile=${report}`]
  const started = performance.now()
  spawnSync('vitest', args, { stdio: 'ignore', shell: process.platform === 'win32' })
  const seconds = (performance.now() - started) / 1000
  const counts = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = counts
  const rate = ((passed + failed) / seconds).toFixed(1)
  console.log(
    `story tests: ${rate}/s (${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s)`,
  )

  const browser = await chromium.launch(chromiumLaunchOptions())
  const page = await browser.newPage()
  const { perSecond } = await measure(200, 1, (index) => page.setContent(`<p>${index}</p>`))
  console.log(`  floor: a page with one word: ${perSecond.toFixed(0)}/s`)
  await browser.close()
}
