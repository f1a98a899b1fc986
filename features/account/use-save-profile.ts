import { useSetAtom } from 'jotai'
import { personalAtom } from '@features/session/personal-atom'
import { useSession } from '@features/session/use-session'
import type { ProfileValues } from '@ui/account/profile-checks'
import { useTellSaved } from './use-tell-saved'

/** Kept in memory only, because the user record has no field for it. */
export const phoneAtom = personalAtom('', 'phoneAtom')

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
