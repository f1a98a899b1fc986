import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { strengthOf } from '@domain/account/guessable-password'
import type { PasswordPolicy } from '@domain/account/passwords'
import { PASSWORD_MINIMUM } from '@domain/constants'
import { passwordCopy } from '@domain/copy/password-copy'
import { PasswordChecklist } from '@ui/form/PasswordChecklist'
import { PasswordInput, type PasswordInputProps } from '@ui/form/PasswordInput'

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
  const isLong = Array.from(typed).length >= PASSWORD_MINIMUM
  const strength = isLong ? strengthOf(typed, [username ?? '']) : undefined
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {username && (
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      )}
      <PasswordInput {...input} autoComplete="new-password" required aria-describedby={id} />
      <PasswordChecklist id={id} policy={policy} password={typed} />
      <Hint role="status" data-strength={strength}>
        {strength && passwordCopy.strength[strength]}
      </Hint>
    </Box>
  )
}

/**
 * Hint at the strength of a password that is long enough. Only the server knows the common and the
 * breached passwords, and its refusal appears at the field.
 */
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minHeight: '1lh',
  color: theme.vars.palette.text.secondary,
  '&[data-strength="obvious"]': { color: theme.vars.palette.error.main },
  '&[data-strength="long"]': { color: theme.vars.palette.success.main },
}))
