import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { GUESTS } from '@domain/constants'
import { clampGuests } from '@domain/stay/guests'
import type { StayChoice } from '@domain/stay/stay-choice'
import { withStay, type StayInAddress } from '@domain/stay/stay-in-address'
import { useStayInAddress } from './use-stay-in-address'

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
