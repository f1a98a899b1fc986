import { useEffect, useId, useState } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { meetsPolicy } from '@domain/account/passwords'
import { onboardingCopy } from '@domain/copy/onboarding-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { Fields, Form, Pair, type SentFormProps } from '@ui/form/form-parts'
import { readInputs, submitInputs } from '@ui/form/input-values'
import { nameInputs } from '@ui/form/name-inputs'
import { SubmitButton } from '@ui/form/SubmitButton'
import { TextInput } from '@ui/form/TextInput'
import { useRefusedFields } from '@ui/form/use-refused-fields'
import { AuthHeading } from './AuthHeading'
import { BirthdayInput } from './BirthdayInput'
import { FormFailure } from './FormFailure'
import { NewPasswordField } from './NewPasswordField'
import {
  checkBirthday,
  checkName,
  checkPhone,
  profileOf,
  type OnboardingDraft,
  type OnboardingValues,
  type Profile,
} from './onboarding-checks'

export interface OnboardingFormProps extends SentFormProps {
  /** Phone number that a code has verified. It is prefilled and read-only. */
  verifiedPhone?: string | undefined
  /** Email address or phone number of the new account, for the password manager. */
  username?: string | undefined
  /** Values that the form starts with, from before a reload. */
  initial?: Partial<OnboardingDraft> | undefined
  /** Callback fired on every change with the typed values except the password. */
  onDraftChange?: ((draft: OnboardingDraft) => void) | undefined
  /** Callback fired with the validated profile. */
  onSubmit: (profile: Profile) => void
}

const POLICY = 'registration'
const places = {
  fullName: { field: 'firstName', message: validationCopy.nameTooLong },
  dob: { field: 'birthday', message: onboardingCopy.dateInvalid },
  phoneNo: { field: 'phone', message: validationCopy.phone },
  password: { field: 'password', message: validationCopy.passwordRequirements },
} satisfies Record<string, { field: keyof OnboardingValues; message: string }>
const blank: OnboardingValues = {
  firstName: '',
  lastName: '',
  birthday: '',
  phone: '',
  password: '',
}

/**
 * 'Complete Your Profile' form, the last step of signing up.
 *
 * @avoid For later changes: ProfileForm edits a profile without a password.
 * @a11y The heading takes the focus. On submit the first invalid field takes it, and errors belong
 * to their fields.
 */
export function OnboardingForm({
  verifiedPhone,
  username,
  failure,
  isSubmitting = false,
  initial,
  onDraftChange,
  onSubmit,
}: OnboardingFormProps) {
  const form = useForm<OnboardingValues>({
    defaultValues: { ...blank, ...initial, ...(verifiedPhone && { phone: verifiedPhone }) },
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { firstName, lastName, birthday, phone } }) =>
          onDraftChange?.({ firstName, lastName, birthday, phone }),
      }),
    [form, onDraftChange],
  )
  useRefusedFields(form, failure, places)
  const { register, control, formState } = form
  const { errors } = formState
  const field = (
    name: 'firstName' | 'lastName' | 'phone',
    validate: (typed: string) => string | true,
  ) => ({
    ...register(name, { validate }),
    label: onboardingCopy.fields[name],
    required: true,
    error: errors[name]?.message,
  })
  // A refused form focuses the first invalid field in the order of these calls.
  const firstName = field('firstName', checkName)
  const lastName = field('lastName', checkName)
  const { onChange: onBirthdayChange, ...birthday } = useController({
    control,
    name: 'birthday',
    rules: { validate: checkBirthday },
  }).field
  const phone = field('phone', checkPhone)
  const rulesId = useId()
  const [hasLeft, setHasLeft] = useState(false)
  const password = useWatch({ control, name: 'password' })
  const isGood = meetsPolicy(POLICY, password)
  const send = form.handleSubmit((values) => onSubmit(profileOf(values)))
  return (
    <Form
      noValidate
      onSubmit={submitInputs(form, send)}
      // The button is disabled until the password is read, so it is read before a click or a key.
      onPointerDownCapture={readInputs(form)}
      onKeyDownCapture={readInputs(form)}
    >
      <AuthHeading
        step={4}
        title={onboardingCopy.heading}
        intro={onboardingCopy.intro}
        takesFocus
      />
      <FormFailure failure={failure} places={places} />
      <Fields isHeld={isSubmitting}>
        <Pair>
          <TextInput {...firstName} {...nameInputs.firstName} />
          <TextInput {...lastName} {...nameInputs.lastName} />
        </Pair>
        <BirthdayInput
          {...birthday}
          onValueChange={onBirthdayChange}
          required
          error={errors.birthday?.message}
        />
        <TextInput
          {...phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // A code has verified it.
          readOnly={verifiedPhone !== undefined}
          hint={verifiedPhone === undefined ? undefined : onboardingCopy.phoneHint}
        />
        <NewPasswordField
          // The submit button is disabled until the password is valid. The message appears once the
          // guest has left the field.
          {...register('password', { onBlur: () => setHasLeft(true) })}
          label={onboardingCopy.fields.password}
          policy={POLICY}
          typed={password}
          username={username}
          rulesId={rulesId}
          error={
            errors.password?.message ??
            (hasLeft && !isGood ? validationCopy.passwordRequirements : undefined)
          }
        />
      </Fields>
      <SubmitButton
        isBusy={isSubmitting}
        isOff={!isGood}
        reasonId={rulesId}
        busyText={onboardingCopy.submitting}
      >
        {onboardingCopy.submit}
      </SubmitButton>
    </Form>
  )
}
