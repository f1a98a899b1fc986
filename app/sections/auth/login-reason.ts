import { matchPath } from 'react-router-dom'
import { loginCopy } from '@domain/copy/login-copy'
import { routePatterns } from '@domain/paths'
import { homeToSave } from '@features/favourite/use-toggle-favourite'

const { reasons } = loginCopy

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Returns what a login is for, from the navigation state of /login, which any page can have set.
 * Undefined when the guest came without a purpose.
 */
export function loginReason(state: unknown): string | undefined {
  const home = homeToSave(state)
  if (home) return reasons.save(home.name)
  const { from } = fieldsOf(state)
  const { pathname, state: own } = fieldsOf(from)
  if (typeof pathname !== 'string') return undefined
  if (pathname === routePatterns.bookNow) {
    const { propertyName, startDate } = fieldsOf(own)
    if (typeof propertyName !== 'string') return undefined
    return startDate ? reasons.bookStay(propertyName) : reasons.book(propertyName)
  }
  const names = Object.keys(reasons.pages) as (keyof typeof reasons.pages)[]
  const name = names.find((each) => matchPath(routePatterns[each], pathname))
  return name && reasons.pages[name]
}
