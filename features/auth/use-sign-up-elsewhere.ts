import { useEffect, useRef } from 'react'
import { PENDING_SIGN_UP_KEY } from '@features/session/pending-sign-up'

/** Calls back when another tab of this browser has completed the pending sign-up. */
export function useSignUpElsewhere(onDone: () => void) {
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  })
  useEffect(() => {
    const notice = ({ key, newValue }: StorageEvent) => {
      if (key === PENDING_SIGN_UP_KEY && newValue === null) latest.current()
    }
    window.addEventListener('storage', notice)
    return () => window.removeEventListener('storage', notice)
  }, [])
}
