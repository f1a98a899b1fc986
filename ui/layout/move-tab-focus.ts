import type { KeyboardEvent } from 'react'
import { hasModifier } from './has-modifier'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Moves the focus through a row of tabs, or of other controls, on the left and right arrow keys,
 * Home and End. Selection needs Enter, so passing a tab loads nothing.
 */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>, controls = '[role="tab"]') {
  const { key, currentTarget } = event
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>(controls)]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  const step = STEPS[key]
  if (index < 0 || hasModifier(event) || !(step || key === 'Home' || key === 'End')) return
  event.preventDefault()
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
  const next = step ? index + (isRightToLeft ? -step : step) : key === 'Home' ? 0 : -1
  tabs.at(next % tabs.length)?.focus()
}
