import { useSetAtom } from 'jotai'
import { profileCopy } from '@domain/copy/profile-copy'
import { useSession } from '@features/session/use-session'
import type { ProfileValues } from '@ui/account/profile-checks'
import { useNotify } from '@ui/feedback/NotifyContext'
import { phoneAtom } from './account-atoms'
import { logLocalSave } from './log-local-save'

/** Logs a valid save and merges it into the user in memory. It sends nothing. */
export function useSaveProfile() {
  const { mergeProfile } = useSession()
  const keepPhone = useSetAtom(phoneAtom)
  const notify = useNotify()
  return (values: ProfileValues, profileImage: string | undefined) => {
    const { firstName, lastName, email, phone } = values
    logLocalSave('profile', [...Object.keys(values), 'profileImage'])
    mergeProfile({
      fullName: `${firstName} ${lastName}`,
      email,
      ...(profileImage !== undefined && { profileImage }),
    })
    keepPhone(phone)
    notify({ title: profileCopy.savedForVisit, text: profileCopy.savedText, severity: 'success' })
  }
}
