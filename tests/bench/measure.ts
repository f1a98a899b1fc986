import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer, startProcess } from '@tests/server/server-process'

interface Timing {
  /** Median in milliseconds. */
  p50: number
  p99: number
  perSecond: number
}

/** Returns the value that a share of the values does not exceed. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/**
 * Repeats an action and returns how long it took.
 *
 * @param atATime How many run at the same time.
 */
export async function measure(
  times: number,
  atATime: number,
  work: (turn: number) => Promise<unknown>,
): Promise<Timing> {
  const took: number[] = []
  let next = 0
  const started = performance.now()
  const worker = async () => {
    for (let turn = next++; turn < times; turn = next++) {
      const begun = performance.now()
      await work(turn)
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  const perSecond = (1000 * times) / (performance.now() - started)
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), perSecond }
}

export const timingLine = (name: string, { p50, p99, perSecond }: Timing) =>
  `${name.padEnd(60)} p50 ${p50.toFixed(1).padStart(7)}   p99 ${p99.toFixed(1).padStart(7)} ms` +
  `   ${perSecond.toFixed(0).padStart(5)}/s`

/** Starts the bundled server in production, where each request may name another client. */
export async function startServer(env: Record<string, string>) {
  await bundleServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'staylet-bench-'))
  const { address, end } = await startProcess({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    ...env,
  })
  return {
    address,
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
