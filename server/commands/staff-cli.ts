import { startUpWords } from '@server/start/start-up-words'
import { CommandError } from './command-error'
import { runStaffCommand } from './staff-command'

try {
  console.log(await runStaffCommand(process.argv.slice(2), process.env))
} catch (error) {
  console.error(error instanceof CommandError ? error.message : startUpWords(error))
  process.exitCode = 1
}
