import { exitCodeOf, progressOnTerminal, stopSignal } from './progress'
import { runCommand } from './run-command'
import { runSeedCommand } from './seed-command'

const run = { signal: stopSignal(), show: progressOnTerminal() }
await runCommand((args, env) => runSeedCommand(args, env, run))
if (run.signal.aborted) process.exitCode ??= exitCodeOf(run.signal)
