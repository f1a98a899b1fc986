import Button from '@mui/material/Button'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_SLIDERS_HORIZONTAL } from '@ui/text/icons'

export interface FiltersButtonProps {
  /** Label of the button, 'Filters' by default. */
  label?: string | undefined
}

/**
 * Filters button without an action. It promises no popup, so it has no popup attributes.
 *
 * @avoid Where filters exist: FiltersToggle opens them.
 * @a11y A disabled button that can be reached and says 'Not available yet'. Nothing opens, so it
 * has no popup attributes.
 */
export function FiltersButton({ label = bookingsCopy.filters }: FiltersButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon path={ICON_SLIDERS_HORIZONTAL} size="small" />}
      aria-disabled
      aria-description={feedbackCopy.notYet}
    >
      {label}
    </Button>
  )
}
