import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { GUESTS } from '@domain/constants'
import type { ReadFilters } from '@domain/schemas/listing-schema'
import { clampGuests } from '@domain/stay/guests'
import type { StayChoice } from '@domain/stay/stay-choice'
import { stayInAddress, stayOr, withStay, type StayInAddress } from '@domain/stay/stay-in-address'
import { useToday } from '@features/api/use-today'

/**
 * Returns the stay in the page's address. An equal stay is the same object.
 *
 * @param read Filters that were read in the search text, for what the address does not name.
 */
export function useStayInAddress(read?: ReadFilters): StayInAddress {
  const [parameters] = useSearchParams()
  // A day that ends while the page is open does not vanish: the page says that it is past.
  const [today] = useState(useToday())
  const { from, to, guests } = stayOr(stayInAddress(parameters, today), read)
  return useMemo(() => ({ from, to, guests }), [from, to, guests])
}

/**
 * Holds the guest's choice on a booking card, from the calendar to Book Now. It begins with that of
 * the address, and the address mirrors it, so that a shared link, Back and a reload bring it along
 * (R-147).
 */
export function useStayChoice(maxGuests: number) {
  const opened = useStayInAddress()
  const [stay, setStay] = useState<StayInAddress>(opened)
  const location = useLocation()
  const navigate = useNavigate()
  const isMirrored =
    stay.from === opened.from && stay.to === opened.to && stay.guests === opened.guests
  useEffect(() => {
    if (isMirrored) return
    const search = String(withStay(new URLSearchParams(location.search), stay))
    // Replaces the entry, so that Back leaves the page instead of undoing each step.
    void navigate(
      { search: search && `?${search}`, hash: location.hash },
      { replace: true, state: location.state },
    )
  }, [isMirrored, stay, location, navigate])
  return {
    startDate: stay.from ?? null,
    endDate: stay.to ?? null,
    guests: clampGuests(stay.guests ?? GUESTS.minimum, maxGuests),
    setDates: ({ startDate, endDate }: StayChoice) =>
      setStay((now) => ({ ...now, from: startDate ?? undefined, to: endDate ?? undefined })),
    /** One guest, which is what a card without a choice shows, is left out. */
    setGuests: (guests: number) =>
      setStay((now) => ({ ...now, guests: guests === GUESTS.minimum ? undefined : guests })),
  }
}
