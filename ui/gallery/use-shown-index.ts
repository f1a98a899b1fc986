import { useState } from 'react'

/**
 * Returns the index to display, and a function that changes it at once and reports it. The parent
 * follows a moment later, for instance through the address, so the next press must start from what
 * the guest sees.
 */
export function useShownIndex(index: number, onIndexChange: (index: number) => void) {
  const [asked, setAsked] = useState<readonly number[]>([])
  const [followed, setFollowed] = useState(index)
  if (followed !== index) {
    setFollowed(index)
    // An index that was not requested here comes from elsewhere, for instance from Back.
    setAsked(asked.includes(index) ? asked.slice(asked.lastIndexOf(index) + 1) : [])
  }
  const shown = asked.at(-1) ?? index
  return [
    shown,
    (next: number) => {
      if (next === shown) return
      setAsked([...asked, next])
      onIndexChange(next)
    },
  ] as const
}
