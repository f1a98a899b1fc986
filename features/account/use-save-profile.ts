import { useSetAtom } from 'jotai'
import { useSession } from '@features/session/use-session'
import type { ProfileValues } from '@ui/account/profile-checks'
import { phoneAtom } from './account-atoms'
import { useTellSaved } from './use-tell-saved'

/** Logs a valid save and merges it into the user in memory. It sends nothing. */
export function useSaveProfile() {
  const { mergeProfile } = useSession()
  const keepPhone = useSetAtom(phoneAtom)
  const tellSaved = useTellSaved()
  return (values: ProfileValues, profileImage: string | undefined) => {
    const { firstName, lastName, email, phone } = values
    tellSaved('profile', [...Object.keys(values), 'profileImage'])
    mergeProfile({
      fullName: `${firstName} ${lastName}`,
      email,
      ...(profileImage !== undefined && { profileImage }),
    })
    keepPhone(phone)
  }
}
