import { mdiTuneVariant } from '@mdi/js'
import Button from '@mui/material/Button'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { Icon } from '@ui/text/Icon'

export interface FiltersButtonProps {
  /** Label of the button, 'Filters' by default. */
  label?: string | undefined
}

/**
 * Filters button without an action. It promises no popup, so it has no popup attributes.
 *
 * @avoid Where filters exist: FiltersToggle opens them.
 * @a11y A button without popup attributes, because nothing opens.
 */
export function FiltersButton({ label = bookingsCopy.filters }: FiltersButtonProps) {
  return (
    <Button variant="outlined" startIcon={<Icon path={mdiTuneVariant} size="small" />}>
      {label}
    </Button>
  )
}
