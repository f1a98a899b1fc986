import { SCRIPTED } from '@ui/theme/while-drawn-large'

/** Lets a story show what a page of the server shows until React has taken it over. */
export function awaitScript() {
  document.documentElement.setAttribute(SCRIPTED, '')
  return () => document.documentElement.removeAttribute(SCRIPTED)
}
