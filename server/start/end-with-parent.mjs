/** Milliseconds between two checks of the parent process. */
const CHECK_INTERVAL = 500

/**
 * Ends this process as SIGTERM does when the `npm` that started it has ended: a killed npm forwards
 * no signal, and its server would keep the port.
 */
export function endWithParent() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_INTERVAL)
  timer.unref()
}
