import { vi } from 'vitest'

/** A message channel works even with fake timers. */
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

const turn = () =>
  new Promise<void>((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })

/** Lets pending promises and React's tasks finish without moving any clock. */
export async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await turn()
}

/** Waits until a check passes, for as long as the test may take. */
export const eventually = <Value>(check: () => Value) => vi.waitFor(check, 60_000)
