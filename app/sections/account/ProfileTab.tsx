import { useAtomValue } from 'jotai'
import { splitFullName } from '@domain/account/contact'
import { profileCopy } from '@domain/copy/profile-copy'
import { usePicture } from '@features/account/use-picture'
import { phoneAtom, useSaveProfile } from '@features/account/use-save-profile'
import { sessionAtom } from '@features/session/session-atoms'
import { ProfileForm } from '@ui/account/ProfileForm'
import { SectionCard } from '@ui/layout/SectionCard'

/** Profile tab of the profile page. */
export function ProfileTab() {
  const { user } = useAtomValue(sessionAtom)
  const phone = useAtomValue(phoneAtom)
  const picture = usePicture(user?.profileImage)
  const save = useSaveProfile()
  return (
    <SectionCard title={profileCopy.tabs.profile}>
      <ProfileForm
        initial={{
          ...splitFullName(user?.fullName),
          email: user?.email ?? '',
          phone: phone || (user?.contactPhone ?? ''),
        }}
        picture={picture.src}
        pictureError={picture.error}
        onPickPicture={(file) => void picture.pick(file)}
        onSave={(values) => save(values, picture.src)}
      />
    </SectionCard>
  )
}
