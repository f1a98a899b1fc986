import { runCommand } from './run-command'
import { runStaffCommand } from './staff-command'

await runCommand((args, env) => runStaffCommand(args, env))
