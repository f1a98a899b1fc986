import { paymentsCopy } from '@domain/copy/payments-copy'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'
import { Icon } from '@ui/text/Icon'
import { ICON_CREDIT_CARD, ICON_GRID_3X3, ICON_LANDMARK, ICON_LINK } from '@ui/text/icons'

export type PaymentMethod = keyof typeof paymentsCopy.methods

/** Payment method selected at first. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'transfer'

export interface PaymentMethodsProps {
  /** Accessible name of the group, 'How would you like to pay?' by default. */
  label?: string | undefined
  /** Selected method. Bank transfer by default. */
  selected?: PaymentMethod | undefined
  /** Callback fired with the chosen method. */
  onSelect: (method: PaymentMethod) => void
}

const icons = {
  ussd: ICON_GRID_3X3,
  card: ICON_CREDIT_CARD,
  transfer: ICON_LANDMARK,
  link: ICON_LINK,
} as const satisfies Record<PaymentMethod, string>

const choices = (Object.keys(paymentsCopy.methods) as PaymentMethod[]).map((value) => ({
  value,
  label: paymentsCopy.methods[value],
  icon: <Icon path={icons[value]} />,
}))

/**
 * Choice of payment method, in the specification's order.
 *
 * @avoid For the preferred method in the settings: PaymentChoice adds Save.
 * @a11y A radio group: one tab stop, arrow keys choose.
 */
export function PaymentMethods({
  label = paymentsCopy.methodsTitle,
  selected = DEFAULT_PAYMENT_METHOD,
  onSelect,
}: PaymentMethodsProps) {
  return (
    <ChoiceGroup
      label={label}
      isLabelHidden
      variant="list"
      choices={choices}
      value={selected}
      onChange={onSelect}
      // In a taller card the rows share its height.
      sx={{ flexGrow: 1, display: 'grid' }}
    />
  )
}
