import { startUpWords } from '@server/start/start-up-words'
import { runBookingCommand } from './booking-command'
import { CommandError } from './command-error'

try {
  console.log(await runBookingCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof CommandError ? error.message : startUpWords(error))
  process.exitCode = 1
}
