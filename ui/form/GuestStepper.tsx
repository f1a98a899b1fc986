import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { GUESTS } from '@domain/constants'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { ICON_MINUS, ICON_PLUS } from '@ui/text/icons'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'
import { StepButton } from './StepButton'

export interface GuestStepperProps {
  /** Guest count, from 1 to `maximum`. */
  value: number
  /** Maximum guest count of the listing. */
  maximum: number
  /** Callback fired with the new guest count. */
  onChange: (guests: number) => void
}

/**
 * Stepper for the guest count. At a limit its button does nothing, and the hint states the maximum.
 *
 * @avoid For a number that guests type, such as a price, and for a search, where zero means any:
 * PriceFields and GuestsChoice.
 * @a11y A group named 'Guests'. The count is a status; a button at its limit is `aria-disabled` and
 * keeps the focus.
 */
export function GuestStepper({ value, maximum, onChange }: GuestStepperProps) {
  const id = useId()
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
    >
      <div>
        <Typography id={`${id}-label`} variant="body2" component="div" sx={{ fontWeight: 600 }}>
          {bookingCardCopy.guests}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
          {bookingCardCopy.mostGuests(maximum)}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: 'none' }}>
        <StepButton
          label={bookingCardCopy.removeGuest}
          icon={ICON_MINUS}
          isAtLimit={value <= GUESTS.minimum}
          onClick={() => onChange(value - 1)}
        />
        <Typography component="output" sx={{ minWidth: '2ch', textAlign: 'center' }}>
          <span aria-hidden>{value}</span>
          <VisuallyHidden>{bookingCardCopy.guestsOf(value)}</VisuallyHidden>
        </Typography>
        <StepButton
          label={bookingCardCopy.addGuest}
          icon={ICON_PLUS}
          isAtLimit={value >= maximum}
          onClick={() => onChange(value + 1)}
        />
      </Box>
    </Box>
  )
}
