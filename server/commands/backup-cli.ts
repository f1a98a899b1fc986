import { runBackupCommand } from './backup-command'
import { runCommand } from './run-command'

await runCommand((args, env) => runBackupCommand(args, env))
