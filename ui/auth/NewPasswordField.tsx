import { useId } from 'react'
import type { PasswordPolicy } from '@domain/account/passwords'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import { PasswordHint } from '@ui/form/PasswordHint'
import { PasswordInput, type PasswordInputProps } from '@ui/form/PasswordInput'
import { Tight } from './auth-form-parts'

export interface NewPasswordFieldProps extends Omit<
  PasswordInputProps,
  'autoComplete' | 'required'
> {
  /** Policy whose rules the checklist shows: 'registration', 'reset' or 'change'. */
  policy: PasswordPolicy
  /** Password typed so far, for the checklist. */
  typed: string
  /**
   * Email address or phone number of the account. A password manager stores it with the password.
   */
  username?: string | undefined
  /** Id of the rules, for a button that refers to them. */
  rulesId?: string | undefined
}

/**
 * Field for a new password, with a checklist of its rules and a hint at its strength below.
 *
 * @avoid For an existing password: PasswordInput shows no rules.
 * @a11y The rules describe the input, which announces its error; the checklist announces how many
 * rules are fulfilled; the hint is a status.
 */
export function NewPasswordField({
  policy,
  typed,
  username,
  rulesId,
  ...input
}: NewPasswordFieldProps) {
  const ownId = useId()
  const id = rulesId ?? ownId
  return (
    <Tight>
      {username && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <PasswordInput {...input} autoComplete="new-password" required aria-describedby={id} />
      <PasswordChecklist id={id} policy={policy} password={typed} />
      <PasswordHint password={typed} username={username} />
    </Tight>
  )
}
