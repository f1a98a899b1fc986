import { startUpMessage } from '@server/start/start-up-message'
import { runBookingCommand } from './booking-command'
import { CommandError } from './command-error'

try {
  console.log(await runBookingCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof CommandError ? error.message : startUpMessage(error))
  process.exitCode = 1
}
