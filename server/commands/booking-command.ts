import { existsSync } from 'node:fs'
import { Compile } from 'typebox/compile'
import { BOOKING_STATUSES, normaliseStatus } from '@domain/booking/booking-status'
import { IdSchema } from '@domain/schemas/common-schema'
import { updateBookingStatus } from '@server/booking/booking-repository'
import { readConfig } from '@server/config/config'
import { isRefusedBy } from '@server/database/conflicts'
import { connectDatabase } from '@server/database/connect'
import { migrateToLatest } from '@server/database/migrate'
import { CommandError } from './command-error'

const USAGE =
  'Usage: npm run booking -- status <id> <status>\n' +
  `The id is in the address of the booking page. The status is one of ${BOOKING_STATUSES.join(', ')}.`

const id = Compile(IdSchema)

/**
 * Changes a booking's status, because no page for hosts does so yet.
 *
 * @param args What follows `npm run booking --`.
 * @returns the message to print.
 * @throws CommandError, ConfigError, DataDirectoryInUseError
 */
export async function runBookingCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [verb, bookingId = '', wanted = '', ...more] = args
  const status = normaliseStatus(wanted)
  if (verb !== 'status' || !id.Check(bookingId) || !status || more.length > 0) {
    throw new CommandError(USAGE)
  }
  const { database: location } = readConfig(env)
  if (location.kind === 'folder' && !existsSync(location.dataDir)) {
    throw new CommandError(`There is no data in ${location.dataDir}. Check DATA_DIR.`)
  }
  const opened = await connectDatabase(location)
  try {
    await migrateToLatest(opened.database)
    const booking = await updateBookingStatus(opened.database, bookingId, status)
    if (!booking) throw new CommandError(`Booking ${bookingId} does not exist.`)
    return `Booking ${booking._id} (${booking.listing.name}) is now ${booking.status}.`
  } catch (error) {
    if (!isRefusedBy(error, 'bookings_no_overlap')) throw error
    throw new CommandError('Another guest has booked these nights since the booking was cancelled.')
  } finally {
    await opened.close()
  }
}
