import { missingFields } from '@domain/listing/listing-completeness'
import { retryTransient } from '@server/database/conflicts'
import type { Database } from '@server/database/tables'
import { invalidRequest } from '@server/http-error'
import { holdNames } from './listing-names'
import { fieldsOf, learnWordsOf, lockOwnListing } from './save-listing'

interface Publication {
  id: string
  userId: string
  published: boolean
  now: Date
}

/**
 * Publishes a listing of this user, or withdraws it until it is published again. Bookings of it
 * stay.
 *
 * @throws HttpError 400 with the fields that it lacks, 404 for an unknown listing, 403 for another
 * host's.
 */
export const publishListing = (
  database: Database,
  { id, userId, published, now }: Publication,
): Promise<void> =>
  retryTransient(() =>
    database.transaction().execute(async (transaction) => {
      await holdNames(transaction)
      const row = await lockOwnListing(transaction, id, userId)
      const missing = missingFields(fieldsOf(row))
      if (published && missing.length > 0) {
        throw invalidRequest(Object.fromEntries(missing.map((name) => [name, 'is required'])))
      }
      await transaction
        .updateTable('listings')
        .set({ published, withheld: !published, updated_at: now })
        .where('id', '=', id)
        .execute()
      // Words are learned only of what is published.
      if (published) {
        await learnWordsOf(transaction, row, { userId, now })
      }
    }),
  )
