import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import type { ContactMethod } from '@domain/account/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { paths } from '@domain/paths'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { PasswordInput } from '@ui/form/PasswordInput'
import { TouchLink } from '@ui/link/TouchLink'
import { Row } from './auth-form-parts'
import { checkIdentifier } from './contact-checks'
import { ContactField } from './ContactField'
import { MethodChoice } from './MethodChoice'

export interface LoginValues {
  method: ContactMethod
  /** Email address or phone number as typed. The form normalises it on submit. */
  identifier: string
  password: string
  /**
   * Whether to keep the method and the identifier for the next session. The password is never kept
   * (R-28).
   */
  isRemembered: boolean
}

export interface LoginFieldsProps {
  /** Form that the fields belong to, from react-hook-form. */
  form: UseFormReturn<LoginValues>
}

/**
 * Fields of the login form with their validation messages.
 *
 * @avoid Outside the login form: it needs the form's state and its keys.
 * @a11y Method, contact, password, then 'Remember me' and the link, in tab order. Errors are linked
 * to their inputs.
 */
export function LoginFields({ form }: LoginFieldsProps) {
  const { register, control, clearErrors, formState } = form
  const method = useWatch({ control, name: 'method' })
  return (
    <>
      <Controller
        control={control}
        name="method"
        render={({ field }) => (
          <MethodChoice
            label={loginCopy.contactMethod}
            value={field.value}
            onChange={(chosen) => {
              field.onChange(chosen)
              // The message belongs to the other contact method.
              clearErrors('identifier')
            }}
          />
        )}
      />
      <ContactField
        {...register('identifier', {
          validate: (text, values) => checkIdentifier(text, values.method),
        })}
        method={method}
        autoComplete="username"
        error={formState.errors.identifier?.message}
      />
      <PasswordInput
        {...register('password', {
          validate: (text) => text !== '' || validationCopy.passwordRequired,
        })}
        label={loginCopy.password}
        autoComplete="current-password"
        required
        error={formState.errors.password?.message}
      />
      <Row>
        <CheckboxRow {...register('isRemembered')} label={loginCopy.rememberMe} />
        <TouchLink href={paths.forgotPassword}>{loginCopy.forgotPassword}</TouchLink>
      </Row>
    </>
  )
}
