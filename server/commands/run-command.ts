import { startUpMessage } from '@server/start/start-up-message'
import { CommandError, UsageError } from './command-error'
import { terminalText } from './terminal-text'

type Command = (args: readonly string[], env: Record<string, string | undefined>) => Promise<string>

const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

/** Returns how to use a command. Every command throws its usage for this option. */
async function usageOf(command: Command): Promise<string> {
  try {
    return await command(['--help'], {})
  } catch (error) {
    if (error instanceof UsageError) return error.usage
    throw error
  }
}

/** Runs a command with the arguments of this process, and prints its message or what is wrong. */
export async function runCommand(command: Command) {
  const args = process.argv.slice(2)
  try {
    const isHelp = args.some((arg) => HELP.has(arg))
    const message = await (isHelp ? usageOf(command) : command(args, process.env))
    process.stdout.write(`${terminalText(message)}\n`)
  } catch (error) {
    console.error(
      terminalText(error instanceof CommandError ? error.message : startUpMessage(error)),
    )
    process.exitCode = 1
  }
}
