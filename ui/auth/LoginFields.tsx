import Link from '@mui/material/Link'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import { isEmail, type ContactMethod } from '@domain/contact'
import { loginCopy } from '@domain/copy/login-copy'
import { validationCopy } from '@domain/copy/validation-copy'
import { paths } from '@domain/paths'
import { CheckboxRow } from '@ui/form/CheckboxRow'
import { ChoiceGroup } from '@ui/form/ChoiceGroup'
import { PasswordInput } from '@ui/form/PasswordInput'
import { TextInput } from '@ui/form/TextInput'
import { Row } from './auth-form-parts'
import type { LoginValues } from './LoginForm'

export interface LoginFieldsProps {
  form: UseFormReturn<LoginValues>
}

const choices = (Object.keys(loginCopy.methods) as ContactMethod[]).map((value) => ({
  value,
  label: loginCopy.methods[value],
}))

const fieldOf = {
  email: { type: 'email', inputMode: 'email', missing: validationCopy.emailRequired },
  phone: { type: 'tel', inputMode: 'tel', missing: validationCopy.phoneRequired },
} as const satisfies Record<ContactMethod, object>

const checkIdentifier = (typed: string, method: ContactMethod): string | true => {
  const text = typed.trim()
  if (text === '') return fieldOf[method].missing
  return method === 'phone' || isEmail(text) || validationCopy.email
}

/** The questions of the login form and what is wrong with the answers (section 5). */
export function LoginFields({ form }: LoginFieldsProps) {
  const { register, control, clearErrors, formState } = form
  const method = useWatch({ control, name: 'method' })
  const { type, inputMode } = fieldOf[method]
  return (
    <>
      <Controller
        control={control}
        name="method"
        render={({ field }) => (
          <ChoiceGroup
            label={loginCopy.contactMethod}
            variant="segments"
            choices={choices}
            value={field.value}
            onChange={(chosen) => {
              field.onChange(chosen)
              // What was wrong with an address is not wrong with a number.
              clearErrors('identifier')
            }}
          />
        )}
      />
      <TextInput
        {...register('identifier', {
          validate: (text, values) => checkIdentifier(text, values.method),
        })}
        label={loginCopy.methods[method]}
        type={type}
        inputMode={inputMode}
        autoComplete="username"
        autoCapitalize="none"
        required
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
        <Link href={paths.forgotPassword}>{loginCopy.forgotPassword}</Link>
      </Row>
    </>
  )
}
