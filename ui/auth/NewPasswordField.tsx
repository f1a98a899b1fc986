import { PasswordInput, type PasswordInputProps } from '@ui/form/PasswordInput'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import type { PasswordPolicy } from '@domain/passwords'
import { Tight } from './auth-form-parts'

export interface NewPasswordFieldProps extends PasswordInputProps {
  policy: PasswordPolicy
  /** As typed so far, for the checklist. */
  typed: string
  /** Whose password it is: the password manager keeps the two together. */
  username?: string | undefined
}

/** A password that is being chosen, over the rules that it must meet. */
export function NewPasswordField({ policy, typed, username, ...input }: NewPasswordFieldProps) {
  return (
    <Tight>
      {username && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <PasswordInput {...input} autoComplete="new-password" required />
      <PasswordChecklist policy={policy} password={typed} />
    </Tight>
  )
}
