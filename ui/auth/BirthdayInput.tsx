import { useState } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { formatDay } from '@domain/stay/stay-date'
import {
  formatTypedDay,
  isWholeTypedDay,
  maskTypedDay,
  parseTypedDay,
} from '@domain/stay/typed-day'
import { TextInput, type TextInputProps } from '@ui/form/TextInput'
import { noDayError } from './onboarding-checks'

export type BirthdayInputProps = Omit<
  TextInputProps,
  'label' | 'hint' | 'type' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** Date as typed, in the format MM/DD/YYYY. */
  value: string
  /** Callback fired with the text on every keystroke, with the slashes inserted. */
  onValueChange: (typed: string) => void
}

/**
 * Input for a date of birth. Guests know it by heart and it is decades ago, so they type it instead
 * of picking it from a calendar. The slashes are inserted automatically, and the hint writes out a
 * valid date.
 *
 * @avoid For a date in the coming months: DateInput has a calendar.
 * @a11y A text input with a numeric keyboard. The hint writes the typed date out, so that a swapped
 * day and month is noticed.
 */
export function BirthdayInput({ value, onValueChange, error, ...input }: BirthdayInputProps) {
  const [hasLeft, setHasLeft] = useState(false)
  const day = parseTypedDay(value)
  const isNoDay = hasLeft && value !== '' && day === undefined
  return (
    <TextInput
      {...input}
      label={onboardingCopy.fields.dateOfBirth}
      value={value}
      inputMode="numeric"
      autoComplete="bday"
      hint={day ? formatDay(day) : datesCopy.format}
      error={error ?? (isNoDay ? noDayError(value) : undefined)}
      onChange={(event) => {
        const typed = maskTypedDay(event.target.value)
        // Browsers autofill a date of birth as 1990-07-24.
        const whole = isWholeTypedDay(typed) ? parseTypedDay(typed) : undefined
        onValueChange(whole ? formatTypedDay(whole) : typed)
      }}
      onBlur={(event) => {
        setHasLeft(true)
        if (day) onValueChange(formatTypedDay(day))
        input.onBlur?.(event)
      }}
    />
  )
}
