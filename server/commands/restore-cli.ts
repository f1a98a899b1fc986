import { runRestoreCommand } from './backup-command'
import { runCommand } from './run-command'

await runCommand((args, env) => runRestoreCommand(args, env))
