import { DAY } from '@domain/time'
import { personalStore } from '@features/session/personal-store'
import type { OnboardingDraft } from '@ui/auth/onboarding-checks'

const KEY = 'onboarding-draft'

/**
 * Typed values of the onboarding form without the password, kept in this tab for a day, so that
 * they survive a reload. The owner is the id of the account under completion. A completed profile
 * or a logout removes them.
 */
export const onboardingDraft = {
  read: (id: string | undefined) => personalStore.read<OnboardingDraft>(KEY, id ?? ''),
  write: (id: string | undefined, draft: OnboardingDraft) =>
    personalStore.write(KEY, id ?? '', draft, DAY),
  clear: () => personalStore.remove(KEY),
}
