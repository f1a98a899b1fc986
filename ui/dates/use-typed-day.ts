import { useState } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import type { IsoDate } from '@domain/stay/stay-date'
import {
  formatTypedDay,
  isWholeTypedDay,
  maskTypedDay,
  parseTypedDay,
} from '@domain/stay/typed-day'

export interface TypedDayOptions {
  value: IsoDate | null
  /** Day from which one that is typed without its year is the next, as in '15 December'. */
  from: IsoDate
  /** Returns why a day cannot be chosen, or undefined when it can. */
  refusalOf: (day: IsoDate) => string | undefined
  /** Callback fired with the typed date, or null for an empty input. */
  onChange: (day: IsoDate | null) => void
  /**
   * Callback fired with the specification's message, whatever is wrong with the typed text, and with
   * the day, if it is one.
   */
  onInvalid?: ((message: string, day: IsoDate | undefined) => void) | undefined
}

/**
 * State of a typed date. An incomplete date stays as typed and counts as no date. A complete one
 * that is not a date or cannot be chosen is reported once, with the reason.
 */
export function useTypedDay({ value, from, refusalOf, onChange, onInvalid }: TypedDayOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [known, setKnown] = useState(value)

  if (value !== known) {
    setKnown(value)
    // The date was chosen in the calendar, so the typed draft is obsolete.
    if (value !== null) {
      setDraft(null)
      setError(undefined)
    }
  }

  const settle = (text: string) => {
    const day = parseTypedDay(text, from)
    const refusal = day === undefined ? datesCopy.unreadable : refusalOf(day)
    const taken = refusal === undefined && day !== undefined ? day : null
    setDraft(taken ? null : text)
    setError(refusal)
    if (refusal !== undefined) onInvalid?.(datesCopy.invalid, day)
    if (taken !== value) onChange(taken)
  }

  const type = (typed: string) => {
    const text = maskTypedDay(typed)
    if (isWholeTypedDay(text)) return settle(text)
    setDraft(text)
    setError(undefined)
    if (value !== null) onChange(null)
  }

  return {
    text: draft ?? (value ? formatTypedDay(value) : ''),
    error,
    type,
    /** Runs on blur and Enter, where '1/5/2026' and '15 December' are complete enough. */
    leave: () => {
      if (draft && error === undefined) settle(draft)
    },
  }
}
