import { startUpMessage } from '@server/start/start-up-message'
import { CommandError } from './command-error'
import { runStaffCommand } from './staff-command'

try {
  console.log(await runStaffCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof CommandError ? error.message : startUpMessage(error))
  process.exitCode = 1
}
