import Box from '@mui/material/Box'
import type { Ref } from 'react'
import type { IsoDate } from '@domain/stay/stay-date'
import type { StayDates, StayDatesHandle, StayLimits } from '@ui/dates/stay-dates'
import { StayDateFields } from '@ui/dates/StayDateFields'
import { GuestStepper } from '@ui/form/GuestStepper'

export interface StayFieldsProps extends StayDates, StayLimits {
  /** Guest count, from 1 to `maxGuests`. */
  guests: number
  /** Maximum guest count of the listing. */
  maxGuests: number
  /** Callback fired with both dates of the stay. */
  onDatesChange: (dates: StayDates) => void
  /** Callback fired with the new guest count. */
  onGuestsChange: (guests: number) => void
  /** Callback fired with the message, and with the day if it is one, when a typed date is invalid. */
  onInvalidDate?: ((message: string, day: IsoDate | undefined) => void) | undefined
  /** Ref to functions that open the calendar and ask for missing dates. */
  datesRef?: Ref<StayDatesHandle> | undefined
}

/**
 * Dates and guest count of a stay: what a guest decides before anything else.
 *
 * @avoid For a search: FilterPanel has both among its filters.
 * @a11y The inputs of StayDateFields, then the stepper.
 */
export function StayFields({
  guests,
  maxGuests,
  onDatesChange,
  onGuestsChange,
  onInvalidDate,
  datesRef,
  ...stay
}: StayFieldsProps) {
  return (
    <Box data-print="false" sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <StayDateFields {...stay} ref={datesRef} onChange={onDatesChange} onInvalid={onInvalidDate} />
      <GuestStepper value={guests} maximum={maxGuests} onChange={onGuestsChange} />
    </Box>
  )
}
