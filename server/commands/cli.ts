import { startUpMessage } from '@server/start/start-up-message'
import { CommandError, UsageError } from './command-error'
import { progressOnTerminal, stopSignal } from './progress'

type Env = Record<string, string | undefined>
/** The message to print, and whether all went well. */
type Outcome = string | { message: string; isWell: boolean }
type Command = (args: readonly string[], env: Env) => Promise<Outcome>

/** Commands by their names in package.json. Each is loaded alone, with what it needs. */
const commands: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./backup-command')).runBackupCommand,
  booking: async () => (await import('./booking-command')).runBookingCommand,
  doctor: async () => (await import('./doctor-command')).runDoctorCommand,
  listings: async () => {
    const { runListingsCommand } = await import('./listings-command')
    const run = { signal: stopSignal(), show: progressOnTerminal() }
    return async (args, env) => {
      const { message, isComplete } = await runListingsCommand(args, env, run)
      return { message, isWell: isComplete }
    }
  },
  payments: async () => (await import('./payments-command')).runPaymentsCommand,
  person: async () => (await import('./person-command')).runPersonCommand,
  restore: async () => (await import('./backup-command')).runRestoreCommand,
  seed: async () => {
    const { runSeedCommand } = await import('./seed-command')
    return (args, env) => runSeedCommand(args, env, (line) => console.error(line))
  },
  staff: async () => (await import('./staff-command')).runStaffCommand,
}

const HELP: ReadonlySet<string> = new Set(['--help', '-h'])

/** Returns how to use a command. Every command throws its usage for this option. */
async function usageOf(command: Command, args: readonly string[]): Promise<Outcome> {
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

/** Runs a command with its arguments, and prints its message or what is wrong. */
async function run(name: string, args: readonly string[]) {
  try {
    const command = await commands[name]?.()
    if (!command) throw new CommandError(`The commands are ${Object.keys(commands).join(', ')}.`)
    const isHelp = args.some((arg) => HELP.has(arg))
    const verb = args.slice(0, 1).filter((arg) => !HELP.has(arg))
    const outcome = await (isHelp ? usageOf(command, verb) : command(args, process.env))
    const { message, isWell } =
      typeof outcome === 'string' ? { message: outcome, isWell: true } : outcome
    process.stdout.write(`${terminalText(message)}\n`)
    if (!isWell) process.exitCode = 1
  } catch (error) {
    console.error(
      terminalText(error instanceof CommandError ? error.message : startUpMessage(error)),
    )
    process.exitCode = 1
  }
}

const [, , name = '', ...args] = process.argv
await run(name, args)
