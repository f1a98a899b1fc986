/** Milliseconds between two checks of the parent process. */
const CHECK_INTERVAL = 500

/**
 * Ends this process as SIGTERM does when the shell between `npm` and it has ended. npm forwards
 * signals to that shell, which does not pass them on, and the server would keep the port.
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
