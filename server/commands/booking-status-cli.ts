import { runBookingCommand } from './booking-command'
import { runCommand } from './run-command'

await runCommand((args, env) => runBookingCommand(args, env))
