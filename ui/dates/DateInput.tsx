import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useState, type PointerEvent, type Ref } from 'react'
import { datesCopy } from '@domain/copy/dates-copy'
import { formatDayLong, type IsoDate } from '@domain/stay/stay-date'
import {
  formatTypedDay,
  isWholeTypedDay,
  maskTypedDay,
  parseTypedDay,
} from '@domain/stay/typed-day'
import { Icon } from '@ui/text/Icon'
import { ICON_CALENDAR } from '@ui/text/icons'

export interface DateInputProps {
  /** Label of the input, 'Check-in' or 'Check-out'. */
  label: string
  /** Chosen date, or null. */
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
  /** Id of the text that requests this date while it is missing. */
  missingId?: string | undefined
  /** Ref to the input, for moving the focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined
  /**
   * Callback fired when the calendar button is hovered or focused, or the input is touched, so that
   * the calendar can be fetched early.
   */
  onIntent?: (() => void) | undefined
  /** Callback fired on a click on the calendar button, or on a tap on the input. */
  onOpenCalendar: () => void
  /** Whether the calendar of this input is open, for screen readers. False by default. */
  isCalendarOpen?: boolean | undefined
}

/**
 * Input for one date, typed as MM/dd/yyyy or in another common way, or picked from a calendar, which
 * a tap opens. The chosen date is written out below.
 *
 * @avoid For a date of birth: BirthdayInput. For a whole stay: StayDateFields.
 * @a11y Typing needs no calendar, nor does it with a screen reader on a touch screen. The date is
 * written out and announced; the button says that it opens a dialog.
 */
export function DateInput({
  label,
  missingId,
  inputRef,
  onIntent,
  onOpenCalendar,
  isCalendarOpen = false,
  ...day
}: DateInputProps) {
  const id = useId()
  const { text, error, type, leave } = useTypedDay(day)
  const [isTouched, setIsTouched] = useState(false)
  return (
    <Half data-invalid={Boolean(error)}>
      <Words
        data-words
        onPointerDown={(event) => {
          setIsTouched(isFinger(event))
          if (isFinger(event)) onIntent?.()
        }}
        onClick={isTouched ? onOpenCalendar : undefined}
      >
        <Label htmlFor={id}>{label}</Label>
        <Line
          id={id}
          ref={inputRef}
          value={text}
          // The calendar needs no keyboard on the screen, nor does the input that it gives the focus
          // back to.
          inputMode={isTouched ? 'none' : 'numeric'}
          autoComplete="off"
          placeholder={datesCopy.format}
          aria-invalid={Boolean(error ?? missingId)}
          aria-describedby={day.value || error ? `${id}-words` : (missingId ?? `${id}-format`)}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
        <Written id={`${id}-words`} aria-live="polite" data-written data-invalid={Boolean(error)}>
          {error ?? (day.value ? formatDayLong(day.value) : '')}
        </Written>
        {/* The placeholder disappears with the first digit. */}
        <span id={`${id}-format`} hidden>
          {datesCopy.format}
        </span>
      </Words>
      <IconButton
        aria-label={datesCopy.open(label)}
        aria-haspopup="dialog"
        aria-expanded={isCalendarOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onOpenCalendar}
        sx={{
          position: 'absolute',
          insetInlineEnd: (theme) => theme.spacing(0.5),
          top: (theme) => theme.spacing(0.5),
        }}
      >
        <Icon path={ICON_CALENDAR} size="small" />
      </IconButton>
    </Half>
  )
}

/** Returns whether a finger touches the screen. A screen reader's own touch has no width. */
const isFinger = ({ pointerType, width }: PointerEvent) => pointerType === 'touch' && width > 0

const Half = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 9.5rem',
  minWidth: 0,
  backgroundColor: theme.vars.palette.surface,
  // Forced colours paint the line that the frame shows between the halves.
  '@media (forced-colors: active)': { outlineWidth: 1, outlineStyle: 'solid' },
  '&:focus-within:has(input:focus-visible)': {
    boxShadow: `inset 0 0 0 0.125rem ${theme.vars.palette.primary.main}`,
  },
  '&[data-invalid="true"]': {
    boxShadow: `inset 0 0 0 0.125rem ${theme.vars.palette.danger.main}`,
  },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  // Reserves the line for the written-out date, so that nothing shifts when it appears. While it is
  // empty the label and input are centred.
  alignContent: 'center',
  minHeight: '4.625rem',
  height: '100%',
  boxSizing: 'border-box',
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(1.5, 1),
}))

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}))

const Line = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  // Leaves room for the calendar button.
  width: `calc(100% - ${theme.spacing(4)})`,
  padding: 0,
  border: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  // The frame shows the focus ring.
  '&:focus-visible': { outline: 'none' },
}))

const Written = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '&[data-invalid="true"]': { color: theme.vars.palette.danger.main },
}))

/**
 * State of a typed date. An incomplete date stays as typed and counts as no date. A complete one
 * that is not a date or cannot be chosen is reported once, with the reason.
 */
function useTypedDay({
  value,
  from,
  refusalOf,
  onChange,
  onInvalid,
}: Pick<DateInputProps, 'value' | 'from' | 'refusalOf' | 'onChange' | 'onInvalid'>) {
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
