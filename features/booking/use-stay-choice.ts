import { useAtom } from 'jotai'
import { GUESTS } from '@domain/constants'
import { clampGuests } from '@domain/stay/guests'
import type { StayChoice } from '@domain/stay/stay-choice'
import { personalAtom } from '@features/session/personal-atom'

interface ChosenStay extends StayChoice {
  guests: number
}

const nothingChosen: ChosenStay = { startDate: null, endDate: null, guests: GUESTS.minimum }

const stayChoicesAtom = personalAtom<Readonly<Record<string, ChosenStay>>>({}, 'stayChoicesAtom')

/**
 * Returns the guest's choice on a listing's booking card: at first no dates and one guest. The
 * choice outlives the page, so that Back from the booking page shows it again.
 */
export function useStayChoice(listingId: string, maxGuests: number) {
  const [choices, setChoices] = useAtom(stayChoicesAtom)
  const chosen = choices[listingId] ?? nothingChosen
  const change = (changed: Partial<ChosenStay>) =>
    setChoices((now) => ({
      ...now,
      [listingId]: { ...(now[listingId] ?? nothingChosen), ...changed },
    }))
  return {
    startDate: chosen.startDate,
    endDate: chosen.endDate,
    guests: clampGuests(chosen.guests, maxGuests),
    setDates: (dates: StayChoice) => change(dates),
    setGuests: (guests: number) => change({ guests }),
  }
}
