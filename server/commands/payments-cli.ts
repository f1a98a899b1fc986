import { runPaymentsCommand } from './payments-command'
import { runCommand } from './run-command'

await runCommand((args, env) => runPaymentsCommand(args, env))
