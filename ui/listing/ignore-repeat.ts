import type { KeyboardEvent } from 'react'

/** Keeps a toggle from changing again and again while Enter is held down. */
export const ignoreRepeat = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
