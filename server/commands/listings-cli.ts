import { runListingsCommand } from './listings-command'
import { progressOnTerminal, stopSignal } from './progress'
import { runCommand } from './run-command'

const run = { signal: stopSignal(), show: progressOnTerminal() }
await runCommand(async (args, env) => {
  const { message, isComplete } = await runListingsCommand(args, env, run)
  if (!isComplete) process.exitCode = 1
  return message
})
