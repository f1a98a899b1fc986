import { MINUTE } from '@domain/time'
import { personalStore } from '@features/session/personal-store'

const MADE_KEY = 'made-booking'

/**
 * Keeps for a minute what the payments page shows of a booking that was just made. A reload that
 * began before the response takes the history state with it and shows the booking page again.
 */
export const madeBooking = {
  keep: (userId: string, state: object) => personalStore.write(MADE_KEY, userId, state, MINUTE),
  read: (userId: string) => personalStore.read<object>(MADE_KEY, userId),
}
