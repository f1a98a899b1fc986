import { startUpMessage } from '@server/start/start-up-message'
import { CommandError } from './command-error'

type Command = (args: readonly string[], env: Record<string, string | undefined>) => Promise<string>

/** Runs a command with the arguments of this process, and prints its message or what is wrong. */
export async function runCommand(command: Command) {
  try {
    process.stdout.write(`${await command(process.argv.slice(2), process.env)}\n`)
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : startUpMessage(error))
    process.exitCode = 1
  }
}
