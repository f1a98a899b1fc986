import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import * as people from '@server/database/migrations/001-people'
import * as homes from '@server/database/migrations/002-homes'
import * as bookings from '@server/database/migrations/003-bookings'
import * as accounts from '@server/database/migrations/004-accounts'
import * as hosting from '@server/database/migrations/005-hosting'
import * as search from '@server/database/migrations/006-search'
import * as devices from '@server/database/migrations/007-devices'
import * as sessions from '@server/database/migrations/008-sessions'
import * as signUpIntents from '@server/database/migrations/009-sign-up-intents'
import * as heldBookings from '@server/database/migrations/010-held-bookings'
import * as emailCodes from '@server/database/migrations/011-email-codes'
import * as bookingReferences from '@server/database/migrations/012-booking-references'
import * as providerAccounts from '@server/database/migrations/013-provider-accounts'
import * as quotas from '@server/database/migrations/014-quotas'
import * as deadlines from '@server/database/migrations/015-deadlines'
import * as searchPlans from '@server/database/migrations/016-search-plans'
import * as bookingContacts from '@server/database/migrations/017-booking-contacts'
import * as listingImports from '@server/database/migrations/018-listing-imports'
import * as mailboxAttachments from '@server/database/migrations/019-mailbox-attachments'
import * as confirmedSessions from '@server/database/migrations/020-confirmed-sessions'
import * as releasedNights from '@server/database/migrations/021-released-nights'
import * as renewedLinks from '@server/database/migrations/022-renewed-links'
import * as searchTokens from '@server/database/migrations/023-search-tokens'
import * as importKeys from '@server/database/migrations/024-import-keys-in-any-case'
import * as serverProcesses from '@server/database/migrations/025-server-processes'
import * as cheaperTokens from '@server/database/migrations/026-cheaper-search-tokens'
import * as listedWords from '@server/database/migrations/027-listed-words'
import * as amenitiesByTokens from '@server/database/migrations/028-amenities-by-tokens'
import * as admittedStays from '@server/database/migrations/029-admitted-stays'
import * as dataChanges from '@server/database/migrations/030-data-changes'
import * as nightsOfNewGuests from '@server/database/migrations/031-nights-of-new-guests'

/** Imported rather than read from a folder, so that the bundle contains them. */
const migrations: Record<string, Migration> = {
  '001-people': people,
  '002-homes': homes,
  '003-bookings': bookings,
  '004-accounts': accounts,
  '005-hosting': hosting,
  '006-search': search,
  '007-devices': devices,
  '008-sessions': sessions,
  '009-sign-up-intents': signUpIntents,
  '010-held-bookings': heldBookings,
  '011-email-codes': emailCodes,
  '012-booking-references': bookingReferences,
  '013-provider-accounts': providerAccounts,
  '014-quotas': quotas,
  '015-deadlines': deadlines,
  '016-search-plans': searchPlans,
  '017-booking-contacts': bookingContacts,
  '018-listing-imports': listingImports,
  '019-mailbox-attachments': mailboxAttachments,
  '020-confirmed-sessions': confirmedSessions,
  '021-released-nights': releasedNights,
  '022-renewed-links': renewedLinks,
  '023-search-tokens': searchTokens,
  '024-import-keys-in-any-case': importKeys,
  '025-server-processes': serverProcesses,
  '026-cheaper-search-tokens': cheaperTokens,
  '027-listed-words': listedWords,
  '028-amenities-by-tokens': amenitiesByTokens,
  '029-admitted-stays': admittedStays,
  '030-data-changes': dataChanges,
  '031-nights-of-new-guests': nightsOfNewGuests,
}

/** The schema does not fit this version of Staylet. The message says what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
}

/** Matches Kysely's error for a migration that the database contains and the code does not. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/

const newerSchema = (name: string) =>
  new SchemaError(
    `A newer version of Staylet has changed this database: migration ${name} is unknown to this version. ` +
      'Start that version or a later one, or restore a backup from before the upgrade. Nothing was changed.',
  )

const newerBackup = (name: string) =>
  new SchemaError(
    `A newer version of Staylet made this backup: migration ${name} is unknown to this version. ` +
      'Restore it with that version or a later one, or choose an older backup. Nothing was changed.',
  )

const migratorOf = <Tables>(database: Kysely<Tables>) =>
  new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })

/**
 * Brings an empty database to the schema of a backup, for rows that were stored under it.
 *
 * @throws SchemaError when only a newer version knows the schema, or the database is beyond it.
 */
export async function migrateTo<Tables>(database: Kysely<Tables>, name: string) {
  if (!Object.hasOwn(migrations, name)) throw newerBackup(name)
  const migrator = migratorOf(database)
  const done = await migrator.getMigrations()
  if (done.some((each) => each.executedAt !== undefined && each.name > name)) {
    throw new SchemaError(`The database is newer than ${name}. Restore into a new, empty one.`)
  }
  const { error } = await migrator.migrateTo(name)
  if (error) throw error
}

/**
 * Returns the migrations that the next start runs, and whether the database is new.
 *
 * @throws SchemaError when a newer version has changed the schema.
 */
export async function pendingMigrations<Tables>(database: Kysely<Tables>) {
  const done = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!done.some(({ name }) => name === 'kysely_migration')) return { pending: [], isNew: true }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  const newer = rows.find(({ name }) => !Object.hasOwn(migrations, name))
  if (newer) throw newerSchema(newer.name)
  const ran = new Set(rows.map(({ name }) => name))
  return { pending: Object.keys(migrations).filter((name) => !ran.has(name)), isNew: false }
}

/**
 * Brings the database to the newest schema in one transaction. Kysely's migrator holds an advisory
 * lock meanwhile, so several processes may start at once.
 *
 * @returns how many migrations ran, and whether the database is new, which means that all of them
 * ran.
 * @throws SchemaError when a newer version has changed the schema.
 */
export async function migrateToLatest<Tables>(database: Kysely<Tables>) {
  const { error, results } = await migratorOf(database).migrateToLatest()
  if (error) {
    const unknown = UNKNOWN_MIGRATION.exec((error as Error).message)?.[1]
    throw unknown === undefined ? error : newerSchema(unknown)
  }
  const ran = results?.length ?? 0
  return { ran, isNew: ran === Object.keys(migrations).length }
}
