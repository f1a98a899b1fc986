import { runPersonCommand } from './person-command'
import { runCommand } from './run-command'

await runCommand((args, env) => runPersonCommand(args, env))
