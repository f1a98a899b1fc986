import { profileCopy } from '@domain/copy/profile-copy'
import { useSavePassword } from '@features/account/use-save-password'
import { usesOwnApi } from '@features/api/base-url'
import { ChangePasswordForm } from '@ui/account/ChangePasswordForm'
import { InlineAlert } from '@ui/feedback/InlineAlert'
import { SectionCard } from '@ui/layout/SectionCard'
import { SessionsCard } from './SessionsCard'

/** Password Management tab of the profile. */
export function PasswordTab() {
  const save = useSavePassword()
  return (
    <>
      <SectionCard title={profileCopy.tabs.password}>
        <InlineAlert severity="info">{profileCopy.passwordNote}</InlineAlert>
        <ChangePasswordForm onSave={save} />
      </SectionCard>
      {usesOwnApi() && <SessionsCard />}
    </>
  )
}
