import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { filterPanelCopy } from '@domain/copy/filter-panel-copy'
import { groupDigits } from '@domain/money'
import { FieldFrame } from '@ui/form/FieldFrame'

export interface PriceInputProps {
  /** Label of the input, such as 'Minimum'. */
  label: string
  /** Price of one night in whole naira, or undefined for no limit. */
  value: number | undefined
  /** Callback fired with the price on every keystroke, or with undefined for an empty input. */
  onType: (naira: number | undefined) => void
  /** Callback fired on blur with the typed price. */
  onLeave: (naira: number | undefined) => void
}

/** Maximum number of digits that a query may carry. */
const DIGITS_MAX = 12

const amountOf = (text: string) => (text === '' ? undefined : Number(text))

/**
 * Input for a price in whole naira. It ignores everything but digits, and groups them while it is
 * not focused.
 *
 * @avoid For other numbers: TextInput of type number.
 * @a11y A text input with a numeric keyboard. The currency sign is decorative and the label says
 * the unit.
 */
export function PriceInput({ label, value, onType, onLeave }: PriceInputProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === undefined ? '' : groupDigits(value)
  return (
    <FieldFrame id={id} label={label}>
      <OutlinedInput
        id={id}
        value={typed ?? shown}
        placeholder={filterPanelCopy.any}
        startAdornment={
          <InputAdornment position="start" disablePointerEvents>
            ₦
          </InputAdornment>
        }
        slotProps={{ input: { inputMode: 'numeric', autoComplete: 'off' } }}
        onFocus={() => setTyped(value === undefined ? '' : String(Math.trunc(value)))}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, DIGITS_MAX)
          setTyped(digits)
          onType(amountOf(digits))
        }}
        onBlur={() => {
          setTyped(null)
          if (typed !== null) onLeave(amountOf(typed))
        }}
      />
    </FieldFrame>
  )
}
