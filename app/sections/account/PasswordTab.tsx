import { profileCopy } from '@domain/copy/profile-copy'
import { formatLagosTime } from '@domain/stay/lagos-time'
import { useTellSaved } from '@features/account/use-tell-saved'
import { usesOwnApi } from '@features/api/base-url'
import { useOwnSessions } from '@features/auth/use-own-sessions'
import { ChangePasswordForm } from '@ui/account/ChangePasswordForm'
import { SessionsPanel } from '@ui/account/SessionsPanel'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { SectionCard } from '@ui/layout/SectionCard'

/** Password Management tab of the profile. */
export function PasswordTab() {
  const tellSaved = useTellSaved()
  return (
    <>
      <SectionCard title={profileCopy.tabs.password}>
        <InlineAlert severity="info">{profileCopy.passwordNote}</InlineAlert>
        <ChangePasswordForm onSave={() => tellSaved('password', [])} />
      </SectionCard>
      {usesOwnApi() && <SessionsCard />}
    </>
  )
}

/** The guest's logins, which are requested only when the guest asks for them. */
function SessionsCard() {
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
