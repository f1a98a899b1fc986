import { useController, type UseFormReturn } from 'react-hook-form'
import { NAME_MAXIMUM } from '@domain/constants'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { TextInput } from '@ui/form/TextInput'
import { Pair } from './auth-form-parts'
import { BirthdayInput } from './BirthdayInput'
import { checkBirthday, checkName, checkPhone, type OnboardingValues } from './onboarding-checks'

export interface OnboardingFieldsProps {
  /** Form that the fields belong to, from react-hook-form. */
  form: UseFormReturn<OnboardingValues>
  /** Whether a code has verified the phone number. If so, the field is read-only. */
  isPhoneVerified: boolean
}

const { fields } = onboardingCopy

/**
 * Personal fields of the onboarding form. The password has its own component.
 *
 * @avoid Outside the onboarding form: it needs the form's state.
 * @a11y Two columns keep their order when they wrap. A verified phone number is read-only, which is
 * announced.
 */
export function OnboardingFields({ form, isPhoneVerified }: OnboardingFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  // A refused form focuses the first invalid field in the order of these calls.
  const firstName = register('firstName', { validate: checkName })
  const lastName = register('lastName', { validate: checkName })
  const { onChange: onBirthdayChange, ...birthday } = useController({
    control,
    name: 'birthday',
    rules: { validate: checkBirthday },
  }).field
  const phone = register('phone', { validate: checkPhone })
  return (
    <>
      <Pair>
        <TextInput
          {...firstName}
          label={fields.firstName}
          autoComplete="given-name"
          maxLength={NAME_MAXIMUM}
          required
          error={errors.firstName?.message}
        />
        <TextInput
          {...lastName}
          label={fields.lastName}
          autoComplete="family-name"
          maxLength={NAME_MAXIMUM}
          required
          error={errors.lastName?.message}
        />
      </Pair>
      <BirthdayInput
        {...birthday}
        onValueChange={onBirthdayChange}
        required
        error={errors.birthday?.message}
      />
      <TextInput
        {...phone}
        label={fields.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        readOnly={isPhoneVerified}
        hint={isPhoneVerified ? onboardingCopy.phoneHint : undefined}
        required
        error={errors.phone?.message}
      />
    </>
  )
}
