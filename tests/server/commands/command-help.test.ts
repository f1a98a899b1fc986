import { expect, it } from 'vitest'
import { runBackupCommand, runRestoreCommand } from '@server/commands/backup-command'
import { runBookingCommand } from '@server/commands/booking-command'
import { UsageError } from '@server/commands/command-error'
import { runDoctorCommand } from '@server/commands/doctor-command'
import { runListingsCommand } from '@server/commands/listings-command'
import { runPersonCommand } from '@server/commands/person-command'
import { runSeedCommand } from '@server/commands/seed-command'
import { runStaffCommand } from '@server/commands/staff-command'

const run = { signal: new AbortController().signal, show: () => undefined }
/** Nothing may be opened before a command line is understood. */
const env = { DATA_DIR: '/nowhere' }
const commands: Record<string, (args: readonly string[]) => Promise<unknown>> = {
  backup: (args) => runBackupCommand(args, env),
  restore: (args) => runRestoreCommand(args, env),
  booking: (args) => runBookingCommand(args, env),
  doctor: (args) => runDoctorCommand(args, env),
  listings: (args) => runListingsCommand(args, env, run),
  person: (args) => runPersonCommand(args, env),
  seed: (args) => runSeedCommand(args, env),
  staff: (args) => runStaffCommand(args, env),
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it.each(Object.entries(commands))('npm run %s explains itself', async (name, command) => {
  for (const args of [['--help'], ['--colour'], ['list', '--colour'], ['--colour', 'red']]) {
    const error = await refusal(command(args))
    expect(error).toBeInstanceOf(UsageError)
    const { usage, message } = error as UsageError
    expect(usage).toContain(`npm run ${name}`)
    expect(message).toMatch(
      /^(?:Unknown option '--(?:help|colour)'\.|'(?:--help|--colour|list)' is )/,
    )
  }
})
