import { runCommand } from './run-command'
import { runSeedCommand } from './seed-command'

await runCommand((args, env) => runSeedCommand(args, env, (line) => console.error(line)))
