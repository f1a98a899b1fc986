import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { paths } from '@domain/paths'
import type { Booking } from '@domain/schemas/booking-schema'
import { useNotify } from '@ui/feedback/NotifyContext'
import { saveFile } from './save-file'

const loadCalendar = () => import('./stay-calendar')

/** Saves a stay as a calendar file. `prepare` loads the code for it. */
export function useAddToCalendar() {
  const notify = useNotify()
  return {
    prepare: () => void loadCalendar().catch(() => {}),
    async add(booking: Booking) {
      try {
        const { stayCalendar } = await loadCalendar()
        const address = window.location.origin + paths.booking(booking._id)
        saveFile(`${booking._id}.ics`, stayCalendar(booking, address), 'text/calendar')
        notify({ ...bookingDetailsCopy.calendarSaved, severity: 'success' })
      } catch (error) {
        console.error('The stay could not be written for a calendar', error)
        notify({ ...bookingDetailsCopy.calendarFailed, severity: 'error' })
      }
    },
  }
}
