import type { PasswordPolicy } from '@domain/account/passwords'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import { PasswordHint } from '@ui/form/PasswordHint'
import { PasswordInput, type PasswordInputProps } from '@ui/form/PasswordInput'
import { Tight } from './auth-form-parts'

export interface NewPasswordFieldProps extends PasswordInputProps {
  /** Policy whose rules the checklist shows: 'registration', 'reset' or 'change'. */
  policy: PasswordPolicy
  /** Password typed so far, for the checklist. */
  typed: string
  /**
   * Email address or phone number of the account. A password manager stores it with the password.
   */
  username?: string | undefined
}

/**
 * Field for a new password, with a checklist of its rules and a hint at its strength below.
 *
 * @avoid For an existing password: PasswordInput shows no rules.
 * @a11y The input announces its error; the checklist announces how many rules are fulfilled; the
 * hint is a status.
 */
export function NewPasswordField({ policy, typed, username, ...input }: NewPasswordFieldProps) {
  return (
    <Tight>
      {username && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <PasswordInput {...input} autoComplete="new-password" required />
      <PasswordChecklist policy={policy} password={typed} />
      <PasswordHint password={typed} username={username} />
    </Tight>
  )
}
