import { DAY } from '@domain/time'
import { personalValue } from '@features/session/personal-store'
import type { OnboardingDraft } from '@ui/auth/onboarding-checks'

/**
 * Typed values of the onboarding form without the password, kept in this tab for a day, so that
 * they survive a reload. The owner is the id of the account under completion. A completed profile
 * or a logout removes them.
 */
export const onboardingDraft = personalValue<OnboardingDraft>('onboarding-draft', DAY)
