import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Returns whether the guest hovers over a part of the page or focuses it by keyboard. */
export function useAttention() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  return {
    hasAttention: isPointed || isFocused,
    handlers: {
      // A touch fires "enter" without a later "leave", so only a mouse counts.
      onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  }
}
