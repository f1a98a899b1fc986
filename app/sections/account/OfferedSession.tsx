import { useCallback } from 'react'
import { switchAccountCopy } from '@domain/copy/switch-account-copy'
import type { User } from '@domain/schemas/auth-schema'
import { useArrivedUser, useOfferedSession } from '@features/session/use-offered-session'
import { useNotify } from '@ui/feedback/NotifyContext'
import { lazyPart } from '@ui/layout/lazy-part'

const SwitchAccountDialog = lazyPart(
  () => import('@ui/account/SwitchAccountDialog').then((file) => file.SwitchAccountDialog),
  null,
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
    <SwitchAccountDialog
      open
      current={nameOf(current)}
      offered={nameOf(offer)}
      onStay={stay}
      onSwitch={change}
    />
  )
}
