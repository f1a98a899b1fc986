import { mdiTuneVariant } from '@mdi/js'
import Button from '@mui/material/Button'
import { bookingsCopy } from '@domain/copy/bookings-copy'
import { Icon } from '@ui/text/Icon'

export interface FiltersButtonProps {
  label?: string
}

/** The specification's button that does nothing (section 2.14, R-116): no popup is promised. */
export function FiltersButton({ label = bookingsCopy.filters }: FiltersButtonProps) {
  return (
    <Button variant="outlined" startIcon={<Icon path={mdiTuneVariant} size="small" />}>
      {label}
    </Button>
  )
}
