import { Controller, type UseFormReturn } from 'react-hook-form'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { TextInput } from '@ui/form/TextInput'
import { Pair } from './auth-form-parts'
import { BirthdayInput } from './BirthdayInput'
import { checkBirthday, checkPhone, isThere, type OnboardingValues } from './onboarding-checks'

export interface OnboardingFieldsProps {
  form: UseFormReturn<OnboardingValues>
  /** Whether a code has verified the phone number. If so, the field is read-only. */
  isPhoneVerified: boolean
}

const { fields } = onboardingCopy

/** Personal fields of the onboarding form. The password has its own component. */
export function OnboardingFields({ form, isPhoneVerified }: OnboardingFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Pair>
        <TextInput
          {...register('firstName', { validate: isThere })}
          label={fields.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
        />
        <TextInput
          {...register('lastName', { validate: isThere })}
          label={fields.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
        />
      </Pair>
      <Controller
        control={control}
        name="birthday"
        rules={{ validate: checkBirthday }}
        render={({ field: { onChange, ...field } }) => (
          <BirthdayInput
            {...field}
            onValueChange={onChange}
            required
            error={errors.birthday?.message}
          />
        )}
      />
      <TextInput
        {...register('phone', { validate: checkPhone })}
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
