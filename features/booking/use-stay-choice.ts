import { useAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { GUESTS } from '@domain/constants'
import { clampGuests } from '@domain/stay/guests'
import type { StayChoice } from '@domain/stay/stay-choice'
import { withStay, type StayInAddress } from '@domain/stay/stay-in-address'
import { personalAtom } from '@features/session/personal-atom'
import { useStayInAddress } from './use-stay-in-address'

interface ChosenStay extends StayChoice {
  guests: number
}

const nothingChosen: ChosenStay = { startDate: null, endDate: null, guests: GUESTS.minimum }

const stayChoicesAtom = personalAtom<Readonly<Record<string, ChosenStay>>>({}, 'stayChoicesAtom')

const chosenIn = ({ from, to, guests }: StayInAddress): ChosenStay | undefined =>
  from === undefined && to === undefined && guests === undefined
    ? undefined
    : { startDate: from ?? null, endDate: to ?? null, guests: guests ?? GUESTS.minimum }

/** Leaves out one guest, which is what a card without a choice shows. */
const inAddress = ({ startDate, endDate, guests }: ChosenStay): StayInAddress => ({
  from: startDate ?? undefined,
  to: endDate ?? undefined,
  guests: guests === GUESTS.minimum ? undefined : guests,
})

/**
 * Returns the guest's choice on a listing's booking card. The page's address holds it, so that a
 * search, a shared link, Back and a reload all bring it along. An address without a choice
 * shows the last one made for this listing, or no dates and one guest.
 */
export function useStayChoice(listingId: string, maxGuests: number) {
  const [choices, setChoices] = useAtom(stayChoicesAtom)
  const inSearch = chosenIn(useStayInAddress())
  const location = useLocation()
  const navigate = useNavigate()
  // The router renders a new address a moment after a click, and the next click must build on it.
  const [written, setWritten] = useState<{ id: string; search: string; chosen: ChosenStay }>()
  const isPending = written?.id === listingId && written.search !== location.search
  if (written && !isPending) setWritten(undefined)
  const chosen =
    (isPending ? written.chosen : undefined) ?? inSearch ?? choices[listingId] ?? nothingChosen
  const requested = isPending ? written.search : location.search
  const latest = useRef({ chosen, location, requested })
  useLayoutEffect(() => {
    latest.current = { chosen, location, requested }
  })

  function change(changed: Partial<ChosenStay>) {
    const { location: here, requested: before } = latest.current
    const next = { ...latest.current.chosen, ...changed }
    setChoices((now) => ({ ...now, [listingId]: next }))
    const printed = String(withStay(new URLSearchParams(here.search), inAddress(next)))
    const search = printed && `?${printed}`
    latest.current = { chosen: next, location: here, requested: search }
    // The address on screen may be older than the one that the last click requested.
    if (search === before) return
    setWritten({ id: listingId, search, chosen: next })
    // Replaces the entry, so that Back leaves the page instead of undoing each step.
    void navigate({ search, hash: here.hash }, { replace: true, state: here.state })
  }
  return {
    startDate: chosen.startDate,
    endDate: chosen.endDate,
    guests: clampGuests(chosen.guests, maxGuests),
    setDates: (dates: StayChoice) => change(dates),
    setGuests: (guests: number) => change({ guests }),
  }
}
