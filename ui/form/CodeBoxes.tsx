import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId, type ClipboardEvent, type KeyboardEvent, type Ref, useRef } from 'react'
import { verificationCopy } from '@domain/copy/verification-copy'
import { hasModifier } from '@ui/layout/has-modifier'
import {
  clearDigit,
  enterDigits,
  eraseDigit,
  type CodeChange,
  type CodeDigits,
} from './code-digits'
import { describedBy, fieldIds } from './field-ids'

export interface CodeBoxesProps {
  /** Accessible name of the group. */
  label: string
  /** Digits of the code, one string for each box. An empty box is ''. */
  digits: CodeDigits
  /** Callback fired with all digits after each change. */
  onDigitsChange: (digits: CodeDigits) => void
  /** Error message under the boxes. */
  error?: string | undefined
  /** Moves the focus to the first box when the group appears. */
  autoFocus?: boolean | undefined
  /** Ref to the group. Pass it to `focusBox` to move the focus. */
  ref?: Ref<HTMLFieldSetElement> | undefined
}

/** Moves the focus to the box with this index, starting at 0. */
export const focusBox = (group: HTMLElement | null, index: number) =>
  group?.querySelectorAll('input')[index]?.focus()

/** Returns the digits that the boxes hold. */
export const codeIn = (group: HTMLElement | null) =>
  Array.from(group?.querySelectorAll('input') ?? [], ({ value }) => value.replace(/\D/g, '')).join(
    '',
  )

/**
 * One-time code in single-digit boxes. Pasting and SMS autofill fill all of them.
 *
 * @avoid For passwords or long codes: TextInput.
 * @a11y A group with a name; each box says which digit it is. Arrows, Home, End and Backspace move;
 * pasting fills all.
 */
export function CodeBoxes({
  label,
  digits,
  onDigitsChange,
  error,
  autoFocus = false,
  ref,
}: CodeBoxesProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const last = digits.length - 1
  const apply = (change: CodeChange) => {
    onDigitsChange(change.digits)
    focusBox(row.current, change.focus)
  }

  const type = (index: number, text: string) =>
    apply(text === '' ? clearDigit(digits, index) : enterDigits(digits, index, text))
  function paste(index: number, event: ClipboardEvent) {
    event.preventDefault()
    // The box is cleared first, so that its old digit does not count as part of the pasted text.
    const emptied = clearDigit(digits, index).digits
    const pasted = event.clipboardData.getData('text')
    if (/\d/.test(pasted)) apply(enterDigits(emptied, index, pasted))
  }
  function press(index: number, event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      Backspace: () => apply(eraseDigit(digits, index)),
      ArrowLeft: () => focusBox(row.current, Math.max(0, index - 1)),
      ArrowRight: () => focusBox(row.current, Math.min(last, index + 1)),
      Home: () => focusBox(row.current, 0),
      End: () => focusBox(row.current, last),
    }
    const move = hasModifier(event) ? undefined : moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <Group ref={ref} aria-describedby={describedBy(id, { error })}>
      <Legend>{label}</Legend>
      <Boxes ref={row}>
        {digits.map((digit, index) => (
          <Box
            key={index}
            value={digit}
            inputMode="numeric"
            pattern="[0-9]*"
            // Phones offer the code from a text message at the first box.
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoFocus={autoFocus && index === 0}
            aria-label={verificationCopy.digit(index + 1, digits.length)}
            aria-invalid={Boolean(error)}
            // The change event does not fire when a digit replaces the same digit.
            onInput={(event) => type(index, event.currentTarget.value)}
            onPaste={(event) => paste(index, event)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </Boxes>
      <FormHelperText error id={fieldIds(id).error} aria-live="polite">
        {error}
      </FormHelperText>
    </Group>
  )
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 })

const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 0,
  marginBlockEnd: theme.spacing(0.5),
  fontWeight: 600,
}))

const Boxes = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }))

const Box = styled('input')(({ theme }) => ({
  ...theme.typography.h2,
  flex: '1 1 0',
  // A percentage lets six boxes fit any width.
  width: '100%',
  minWidth: 0,
  height: '3.5rem',
  boxSizing: 'border-box',
  padding: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  border: `thin solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radius.field,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface,
  '&:hover:not(:disabled)': { borderColor: theme.vars.palette.text.primary },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.danger.main },
  '&:disabled': { color: theme.vars.palette.text.disabled },
}))
