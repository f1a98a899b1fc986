import { startUpMessage } from '@server/start/start-up-message'
import { CommandError } from './command-error'
import { runSeedCommand } from './seed-command'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

/** A terminal shows one line that changes. A log gets a line for every tenth. */
function show(line: string, share: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}${share === 1 ? '\n' : ''}`)
  else if (Math.floor(share * 10) !== shownTenth) process.stderr.write(`${line}\n`)
  shownTenth = Math.floor(share * 10)
}
let shownTenth = -1

try {
  console.log(
    await runSeedCommand(process.argv.slice(2), process.env, { signal: stop.signal, show }),
  )
} catch (error) {
  console.error(error instanceof CommandError ? error.message : startUpMessage(error))
  process.exitCode = 1
}
