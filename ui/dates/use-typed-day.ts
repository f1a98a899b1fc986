import { useState } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import type { IsoDate } from '@domain/stay/stay-date'
import { formatTypedDay, isWholeTypedDay, maskTypedDay, parseTypedDay } from './typed-day'

export interface TypedDayOptions {
  value: IsoDate | null
  /** Tells whether a typed date can be chosen. */
  isAllowed: (day: IsoDate) => boolean
  /** Callback fired with the typed date, or null for an empty input. */
  onChange: (day: IsoDate | null) => void
  /** Callback fired with the message when the text is not a date that can be chosen. */
  onInvalid?: ((message: string) => void) | undefined
}

/**
 * State of a typed date. An incomplete date stays as typed and counts as no date. A complete one
 * that is not valid or not allowed is reported once.
 */
export function useTypedDay({ value, isAllowed, onChange, onInvalid }: TypedDayOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isInvalid, setIsInvalid] = useState(false)
  const [known, setKnown] = useState(value)

  if (value !== known) {
    setKnown(value)
    // The date was chosen in the calendar, so the typed draft is obsolete.
    if (value !== null) {
      setDraft(null)
      setIsInvalid(false)
    }
  }

  const settle = (text: string) => {
    const day = parseTypedDay(text)
    const isGood = day !== undefined && isAllowed(day)
    setDraft(isGood ? null : text)
    setIsInvalid(!isGood)
    if (!isGood) onInvalid?.(datesCopy.invalid)
    if ((isGood ? day : null) !== value) onChange(isGood ? day : null)
  }

  const type = (typed: string) => {
    const text = maskTypedDay(typed)
    if (isWholeTypedDay(text)) return settle(text)
    setDraft(text)
    setIsInvalid(false)
    if (value !== null) onChange(null)
  }

  return {
    text: draft ?? (value ? formatTypedDay(value) : ''),
    error: isInvalid ? datesCopy.invalid : undefined,
    type,
    /** Runs on blur, where '1/5/2026' is complete enough. */
    leave: () => {
      if (draft && !isInvalid) settle(draft)
    },
  }
}
