import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runBookingCommand } from '@server/commands/booking-command'
import { UsageError } from '@server/commands/command-error'
import { runListingsCommand } from '@server/commands/listings-command'
import { runPersonCommand } from '@server/commands/person-command'
import { runStaffCommand } from '@server/commands/staff-command'
import { temporaryFolder } from '@tests/server/test-server'

const listings = (args: readonly string[], env: Record<string, string>) =>
  runListingsCommand(args, env, {
    signal: new AbortController().signal,
    show: () => undefined,
  })

it.each([
  ['booking', ['list', '--from', 'someday'], 'is not a day', runBookingCommand],
  ['booking', ['sheet', '--listing', '7'], 'is not the id', runBookingCommand],
  [
    'booking',
    ['paid', 'H7K2MP9Q', '--amount', 'much', '--by', 'cash'],
    'Give --amount',
    runBookingCommand,
  ],
  ['booking', ['cancel'], 'Give either ids or an account', runBookingCommand],
  ['booking', ['confirm'], 'needs more words', runBookingCommand],
  ['person', ['delete', 'ada@staylet.test'], 'Add --yes', runPersonCommand],
  ['staff', ['grant', 'ada'], 'is not an email address', runStaffCommand],
  ['staff', ['logout'], 'Name an account, or give --all', runStaffCommand],
  ['listings', ['import', 'homes.xls'], 'ends neither in .csv nor in .json', listings],
  ['listings', ['set', 'lagoon-loft', 'colour'], 'is no column=value', listings],
] as const)(
  '%s %j is refused before anything looks for the database',
  async (_, args, reason, run) => {
    // Whoever looks for the database hears that there is none.
    const refused = run(args, { DATA_DIR: join(temporaryFolder(), 'none') })
    await expect(refused).rejects.toThrow(UsageError)
    await expect(refused).rejects.toThrow(reason)
  },
)
