import { bookNowCopy } from '@domain/copy/book-now-copy'
import { SubmitButton } from '@ui/form/SubmitButton'
import { BottomBar } from '@ui/layout/BottomBar'
import { TotalForNights, type TotalForNightsProps } from './TotalForNights'

export interface ConfirmBarProps extends TotalForNightsProps {
  /** Id of the BookingForm that the button submits. */
  formId: string
  /** Disables the button and shows the busy label while the booking is sent. False by default. */
  isSubmitting?: boolean | undefined
}

/**
 * Bar of the booking page below `lg`, with the total and the button that submits the form.
 *
 * @avoid From `lg` up, where BookingSummary has the button.
 * @a11y The submit button belongs to the form by its id, and becomes busy in words.
 */
export function ConfirmBar({ total, totalNights, formId, isSubmitting = false }: ConfirmBarProps) {
  return (
    <BottomBar>
      <TotalForNights total={total} totalNights={totalNights} />
      <SubmitButton
        form={formId}
        isBusy={isSubmitting}
        sx={{
          width: 'auto',
          flexDirection: 'column',
          // The busy label is shorter. The button keeps its width, and with it its line of the bar.
          '&::after': {
            content: JSON.stringify(bookNowCopy.confirm),
            height: 0,
            overflow: 'hidden',
            visibility: 'hidden',
          },
        }}
      >
        {bookNowCopy.confirm}
      </SubmitButton>
    </BottomBar>
  )
}
