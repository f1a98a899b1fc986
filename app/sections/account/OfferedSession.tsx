import { Suspense, useCallback } from 'react'
import { switchAccountCopy } from '@domain/copy/switch-account-copy'
import type { User } from '@domain/schemas/auth-schema'
import { useArrivedUser, useOfferedSession } from '@features/session/use-offered-session'
import { useNotify } from '@ui/feedback/NotifyContext'
import { lateCode } from '@ui/layout/late-code'
import { latePart } from '@ui/layout/late-part'

const SwitchAccountDialog = latePart(
  lateCode(() => import('@ui/account/SwitchAccountDialog'), 'SwitchAccountDialog'),
)

const nameOf = ({ email, fullName, phoneNo }: User) =>
  email || fullName || phoneNo || switchAccountCopy.unnamed

/**
 * Asks before the session of a link replaces another account's, and says whose account a link has
 * logged in to. Renders nothing otherwise.
 */
export function OfferedSession() {
  const notify = useNotify()
  const { current, offer, stay, change } = useOfferedSession()
  useArrivedUser(
    useCallback(
      (user: User) => notify({ ...switchAccountCopy.arrived(nameOf(user)), severity: 'info' }),
      [notify],
    ),
  )
  if (!current || !offer) return null
  return (
    <Suspense fallback={null}>
      <SwitchAccountDialog
        open
        current={nameOf(current)}
        offered={nameOf(offer)}
        onStay={stay}
        onSwitch={change}
      />
    </Suspense>
  )
}
