import type { End } from './serve'

/** In milliseconds. A shutdown that takes longer hangs, because requests are cut before that. */
const LONGEST_END = 14_000

/**
 * In milliseconds. One Ctrl+C comes from the terminal and from npm. One stop of a service reaches each
 * of its processes, and this one again when the shell above it has ended.
 */
const SAME_SIGNAL = 2_000

/** Ends the server at the first signal, and the process at once at a later one. */
function endOnSignal(end: End) {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (since !== undefined) {
        if (performance.now() - since > SAME_SIGNAL) process.exit(1)
        return
      }
      since = performance.now()
      setTimeout(() => process.exit(1), LONGEST_END).unref()
      void end(signal).then((code) => process.exit(code))
    })
  }
}

/**
 * Function that a signal calls. Before guests are served there is nothing to finish, and the next
 * start continues.
 */
let end: End = async (signal) => {
  console.log(`${signal} ended Staylet before it was ready.`)
  return 0
}

// A log whose reader has ended, or whose disk is full, must not end the server. Nothing else could
// report it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

// The first process of a container ignores signals that it does not listen to. Loading the server
// takes about a second, so it listens before that.
endOnSignal((signal) => end(signal))

void import('./serve').then(({ serve }) =>
  serve((whenServing) => {
    end = whenServing
  }),
)
