import { startUpMessage } from '@server/start/start-up-message'
import { CommandError, UsageError } from './command-error'

type Command = (args: readonly string[], env: Record<string, string | undefined>) => Promise<string>

const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

/** Returns how to use a command. Every command throws its usage for this option. */
async function usageOf(command: Command, args: readonly string[]): Promise<string> {
  try {
    return await command([...args, '--help'], {})
  } catch (error) {
    if (error instanceof UsageError) return error.usage
    throw error
  }
}

/**
 * Line breaks and tabs make the table; every other control or invisible character comes from a
 * guest.
 */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

/** Returns the JSON escapes of a character, so that an export keeps its meaning. */
const escaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/**
 * Returns a text that a terminal shows as it is. A guest's name may hold the characters with which
 * programs move the cursor, set the title or rewrite what was printed before.
 */
const terminalText = (text: string) => text.replace(UNSAFE, escaped)

/** Runs a command with the arguments of this process, and prints its message or what is wrong. */
export async function runCommand(command: Command) {
  const args = process.argv.slice(2)
  try {
    const isHelp = args.some((arg) => HELP.has(arg))
    const message = await (isHelp
      ? usageOf(
          command,
          args.slice(0, 1).filter((arg) => !HELP.has(arg)),
        )
      : command(args, process.env))
    process.stdout.write(`${terminalText(message)}\n`)
  } catch (error) {
    console.error(
      terminalText(error instanceof CommandError ? error.message : startUpMessage(error)),
    )
    process.exitCode = 1
  }
}
