import { apiPaths } from '@domain/api/api-paths'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { inTime } from '@domain/in-time'
import { paths } from '@domain/paths'
import { placeText } from '@domain/place/place'
import type { Booking } from '@domain/schemas/booking-schema'
import type { Listing } from '@domain/schemas/listing-schema'
import type { Api } from '@features/api/api-client'
import { useApi } from '@features/api/ApiProvider'
import { useNotify } from '@ui/feedback/NotifyContext'

/** Lets the guest save text as a file. */
function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser starts to read the address before the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Returns the listing's place, or undefined when it cannot be fetched. */
async function placeOf(api: Api, listingId: string | undefined) {
  if (!listingId) return undefined
  try {
    const answer = await api.request('GET', apiPaths.listing(listingId))
    return placeText((answer as { listing: Listing }).listing)
  } catch (error) {
    console.warn('The calendar file names no place', error)
    return undefined
  }
}

const loadCalendar = () => import('@domain/booking/stay-calendar')

/** Saves a stay as a calendar file. `prepare` loads the code for it. */
export function useAddToCalendar() {
  const api = useApi()
  const notify = useNotify()
  return {
    prepare: () => void loadCalendar().catch(() => {}),
    async add(booking: Booking) {
      try {
        const { stayCalendar } = await inTime(loadCalendar())
        const address = window.location.origin + paths.booking(booking._id)
        const place = await placeOf(api, booking.listing._id)
        saveFile(`${booking._id}.ics`, stayCalendar(booking, address, place), 'text/calendar')
        notify({ ...bookingDetailsCopy.calendarSaved, severity: 'success' })
      } catch (error) {
        console.error('The calendar file could not be created', error)
        notify({ ...bookingDetailsCopy.calendarFailed, severity: 'error' })
      }
    },
  }
}
