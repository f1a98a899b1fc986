import { styled } from '@mui/material/styles'
import {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'

export interface HeldFieldsProps extends ComponentProps<'div'> {
  /** Whether the form is being sent. */
  isHeld: boolean
}

const stop = (event: SyntheticEvent) => event.preventDefault()
const stopKeys = (event: KeyboardEvent) => event.key !== 'Tab' && event.preventDefault()

/**
 * Fields of a form. While the form is being sent they cannot be changed, but they keep the focus,
 * which a disabled fieldset would take away.
 *
 * @avoid For fields that are disabled for other reasons: `disabled` on each, with the reason beside
 * it.
 * @a11y While held, text fields are read-only, the others ignore keys, and `aria-busy` is set.
 */
export function HeldFields({ isHeld, ...native }: HeldFieldsProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const typed = isHeld
      ? [...(root.current?.querySelectorAll<HTMLInputElement>(':read-write') ?? [])]
      : []
    for (const field of typed) field.readOnly = true
    return () => {
      for (const field of typed) field.readOnly = false
    }
  }, [isHeld])
  return (
    <Root
      {...native}
      ref={root}
      aria-busy={isHeld}
      onClickCapture={isHeld ? stop : undefined}
      onKeyDownCapture={isHeld ? stopKeys : undefined}
    />
  )
}

const Root = styled('div')({ '&[aria-busy="true"]': { pointerEvents: 'none' } })
