import type { MouseEvent } from 'react'

const doNothing = (event: MouseEvent) => event.preventDefault()

/**
 * Returns the props of an MUI button that looks and acts disabled but keeps the focus, which a
 * button with `disabled` would lose. Spread them after `onClick`. They stop the submission of a
 * form as well.
 */
export const offProps = (isOff: boolean) =>
  isOff ? ({ 'aria-disabled': true, className: 'Mui-disabled', onClick: doNothing } as const) : {}
