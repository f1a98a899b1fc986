import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { profileCopy } from '@domain/copy/profile-copy'
import { PaymentMethods, type PaymentMethod } from '@ui/payment/PaymentMethods'
import { AccountForm, saveButton } from './account-parts'

export interface PaymentChoiceProps {
  /** Payment method selected now. */
  selected: PaymentMethod
  /** Callback fired with the clicked method. */
  onSelect: (method: PaymentMethod) => void
  /** Callback fired on a click on the save button. */
  onSave: () => void
}

/**
 * Form of the Manage Payment tab, where the guest chooses one of the four payment methods. The
 * choice stays local.
 *
 * @avoid While a booking is being paid: PaymentMethods is beside the bank details there.
 * @a11y One radio group: a single tab stop, arrow keys choose. The form carries the tab's name.
 */
export function PaymentChoice({ selected, onSelect, onSave }: PaymentChoiceProps) {
  return (
    <AccountForm
      aria-label={profileCopy.tabs.payment}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <Typography color="textSecondary">{profileCopy.paymentNote}</Typography>
      <PaymentMethods label={profileCopy.tabs.payment} selected={selected} onSelect={onSelect} />
      <Button {...saveButton} />
    </AccountForm>
  )
}
