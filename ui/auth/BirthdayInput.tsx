import { useState } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { formatDay, isIsoDate } from '@domain/stay-date'
import { formatTypedDay, maskTypedDay, parseTypedDay } from '@ui/dates/typed-day'
import { TextInput, type TextInputProps } from '@ui/form/TextInput'

export type BirthdayInputProps = Omit<
  TextInputProps,
  'label' | 'hint' | 'type' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** As typed: MM/DD/YYYY. */
  value: string
  onValueChange: (typed: string) => void
}

/**
 * A birthday is known by heart and years back, so it is typed, never looked for in a calendar. The
 * slashes come by themselves, and the day is written out once it is one.
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
      error={error ?? (isNoDay ? onboardingCopy.dateInvalid : undefined)}
      onChange={(event) => {
        const typed = event.target.value
        // A browser that fills in a birthday writes it as 1990-07-24.
        onValueChange(isIsoDate(typed) ? formatTypedDay(typed) : maskTypedDay(typed))
      }}
      onBlur={(event) => {
        setHasLeft(true)
        input.onBlur?.(event)
      }}
    />
  )
}
