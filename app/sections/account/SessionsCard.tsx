import { formatLagosTime } from '@domain/stay/lagos-time'
import { useOwnSessions } from '@features/auth/use-own-sessions'
import { SessionsPanel } from '@ui/account/SessionsPanel'

/** The guest's logins, which are requested only when the guest asks for them. */
export function SessionsCard() {
  const { sessions, isAsking, isBusy, failure, show, end, confirm } = useOwnSessions()
  return (
    <SessionsPanel
      sessions={sessions?.map(({ _id, device, isCurrent, lastUsedAt }) => ({
        id: _id,
        device,
        isCurrent,
        lastUsed: formatLagosTime(lastUsedAt),
      }))}
      failure={failure && [failure.text, failure.reason].filter(Boolean).join(' ')}
      isAsking={isAsking}
      isBusy={isBusy}
      onShow={() => void show()}
      onEnd={(what) => void end(what)}
      onConfirm={(password) => void confirm(password)}
    />
  )
}
