import type { Migration } from 'kysely'
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
import * as indexOfTokens from '@server/database/migrations/032-index-of-tokens'
import * as referencesOfOldBookings from '@server/database/migrations/033-references-of-old-bookings'
import * as wordsAfterAGap from '@server/database/migrations/034-words-after-a-gap'
import * as tokensOfSigns from '@server/database/migrations/035-tokens-of-signs'
import * as signsBetweenLetters from '@server/database/migrations/036-signs-between-letters'
import * as searchByTrigrams from '@server/database/migrations/037-search-by-trigrams'

/**
 * All migrations by their names, in their order. They are imported rather than read from a folder,
 * so that the bundle contains them.
 */
export const migrations: Record<string, Migration> = {
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
  '032-index-of-tokens': indexOfTokens,
  '033-references-of-old-bookings': referencesOfOldBookings,
  '034-words-after-a-gap': wordsAfterAGap,
  '035-tokens-of-signs': tokensOfSigns,
  '036-signs-between-letters': signsBetweenLetters,
  '037-search-by-trigrams': searchByTrigrams,
}
