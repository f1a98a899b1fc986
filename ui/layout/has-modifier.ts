import type { KeyboardEvent } from 'react'

/** Returns whether a key belongs to a shortcut of the browser, such as Alt+ArrowLeft for Back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey
