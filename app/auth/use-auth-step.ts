import { CONTACT_METHODS, type ContactMethod } from '@domain/contact'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The step of a form in several screens, and the chosen method, live in the history entry: Back
 * goes one step back, and a reload stays. What is typed does not belong there.
 */
export function useAuthStep() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  // The origin of a guard is in the same state and goes along.
  const kept = (state ?? {}) as Record<string, unknown>
  const step = typeof kept['step'] === 'number' ? kept['step'] : 1
  const method = CONTACT_METHODS.find((each) => each === kept['method'])
  const go = (next: number, chosen: ContactMethod | undefined = method) =>
    void navigate(pathname, { state: { ...kept, step: next, method: chosen } })
  return { step, method, go }
}
