import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { bookingDetailsCopy } from '@domain/copy/booking-details-copy'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { offProps } from '@ui/form/off-props'
import { SectionCard } from '@ui/layout/SectionCard'

export interface CancelBookingProps {
  /** Name of the booked listing. */
  name: string
  /** First and last day, such as 'Jan 20, 2026 to Jan 23, 2026'. */
  dates: string
  /** Last day on which the guest may cancel, such as 'Jan 13, 2026'. */
  lastDay: string
  /** Whether guests pay for real, which ends the time for cancelling. False by default. */
  isMoneyReal?: boolean | undefined
  /** Whether the cancellation is being sent, which also prevents a second one. */
  isBusy?: boolean | undefined
  /** Why the last attempt failed. */
  failure?: string | undefined
  /** Callback fired when the guest has confirmed. */
  onCancel: () => void
}

const copy = bookingDetailsCopy.cancel

/**
 * Section in which a guest cancels a booking. The button first asks, and names the home and the
 * days.
 *
 * @avoid For a booking that is paid or too near: it can no longer be cancelled here.
 * @a11y A section named by its heading. The question is a named group that gets the focus when it
 * opens, and gives it back to the button. A failure is announced.
 */
export function CancelBooking({
  name,
  dates,
  lastDay,
  isMoneyReal = false,
  isBusy = false,
  failure,
  onCancel,
}: CancelBookingProps) {
  const [isAsking, setAsking] = useState(false)
  const questionId = useId()
  const first = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking !== wasAsking.current) first.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  return (
    <SectionCard title={copy.title}>
      {isAsking ? (
        <Question role="group" aria-labelledby={questionId}>
          <Typography id={questionId}>
            <strong>{copy.question(name, dates)}</strong> {copy.consequence}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button ref={first} variant="outlined" onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
            <Button variant="contained" color="error" onClick={onCancel} {...offProps(isBusy)}>
              {isBusy ? copy.busy : copy.confirm}
            </Button>
          </Box>
          {failure && <InlineAlert severity="error">{failure}</InlineAlert>}
        </Question>
      ) : (
        <>
          <Typography>
            {isMoneyReal ? bookingDetailsCopy.money.cancelUntil(lastDay) : copy.until(lastDay)}
          </Typography>
          <Box sx={{ display: 'flex' }}>
            <Button ref={first} variant="outlined" color="error" onClick={() => setAsking(true)}>
              {copy.button}
            </Button>
          </Box>
        </>
      )}
    </SectionCard>
  )
}

const Question = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
}))
