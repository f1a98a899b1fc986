import { useLocation, useNavigate } from 'react-router-dom'
import { CONTACT_METHODS, type ContactMethod } from '@domain/account/contact'

/**
 * Keeps the current step and the chosen method of a multi-step form in the history entry, so that
 * Back returns to the previous step and a reload keeps the current one. Typed values are not kept
 * there.
 */
export function useAuthStep() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  // Keep the rest of the state, because it also holds the origin that a guard stored.
  const kept = (state ?? {}) as Record<string, unknown>
  const step = typeof kept['step'] === 'number' ? kept['step'] : 1
  const method = CONTACT_METHODS.find((each) => each === kept['method'])
  const go = (next: number, chosen: ContactMethod | undefined = method) =>
    void navigate(pathname, { state: { ...kept, step: next, method: chosen } })
  return { step, method, go }
}
