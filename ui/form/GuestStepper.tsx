import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type SxProps, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { GUESTS } from '@domain/constants'
import { bookingCardCopy } from '@domain/copy/booking-card-copy'
import { Icon } from '@ui/text/Icon'
import { VisuallyHidden } from '@ui/text/VisuallyHidden'

export interface GuestStepperProps {
  /** Guest count, from 1 to `maximum`. */
  value: number
  /** Maximum guest count of the listing. */
  maximum: number
  onChange: (guests: number) => void
  sx?: SxProps<Theme> | undefined
}

/**
 * Stepper for the guest count. At a limit its button is disabled, and the hint states the maximum.
 */
export function GuestStepper({ value, maximum, onChange, sx = [] }: GuestStepperProps) {
  const id = useId()
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      sx={[
        { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
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
          path={mdiMinus}
          disabled={value <= GUESTS.minimum}
          onClick={() => onChange(value - 1)}
        />
        <Typography
          component="output"
          sx={{ minWidth: '2ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
        >
          <span aria-hidden>{value}</span>
          <VisuallyHidden>{bookingCardCopy.guestsOf(value)}</VisuallyHidden>
        </Typography>
        <StepButton
          label={bookingCardCopy.addGuest}
          path={mdiPlus}
          disabled={value >= maximum}
          onClick={() => onChange(value + 1)}
        />
      </Box>
    </Box>
  )
}

interface StepButtonProps {
  label: string
  path: string
  disabled: boolean
  onClick: () => void
}

function StepButton({ label, path, disabled, onClick }: StepButtonProps) {
  return (
    <IconButton
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      sx={{
        border: 1,
        borderColor: 'outline',
        '&.Mui-disabled': { borderColor: 'line', color: 'text.disabled' },
      }}
    >
      <Icon path={path} size="small" />
    </IconButton>
  )
}
