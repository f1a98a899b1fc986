import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Whether the guest points at a part of the page, or has come to it by keyboard. */
export function useAttention() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    hasAttention: isPointed || isFocused,
    handlers: {
      // A finger "enters" and never leaves, so only a mouse counts.
      onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}
