import type { KeyboardEvent } from 'react'

const moves: Readonly<Record<string, (index: number, total: number) => number>> = {
  ArrowLeft: (index, total) => (index - 1 + total) % total,
  ArrowRight: (index, total) => (index + 1) % total,
  ArrowUp: (index, total) => (index - 1 + total) % total,
  ArrowDown: (index, total) => (index + 1) % total,
  Home: () => 0,
  End: (_, total) => total - 1,
}

/**
 * Moves the focus through a tab list on the arrow keys, Home and End. Selection needs Enter, so
 * passing a tab loads nothing.
 */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>) {
  const move = moves[event.key]
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  if (!move || index < 0) return
  event.preventDefault()
  tabs[move(index, tabs.length)]?.focus()
}
