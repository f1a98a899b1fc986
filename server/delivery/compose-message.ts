import { accountComposers } from '@server/auth/account-messages'
import { bookingComposers } from '@server/booking/booking-messages'
import { calendarComposers } from '@server/calendar/calendar-messages'
import type { MessageKind } from '@server/database/tables'
import type { Compose } from './composed'

const composers = {
  ...accountComposers,
  ...bookingComposers,
  ...calendarComposers,
} satisfies Record<MessageKind, Compose>

/** Composes a message of any kind. */
export const composeMessage: Compose = (context, message) =>
  composers[message.kind](context, message)
