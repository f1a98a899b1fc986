import { styled } from '@mui/material/styles'
import { strengthOf, type PasswordStrength } from '@domain/account/guessable-password'
import { PASSWORD_MINIMUM } from '@domain/constants'
import { passwordCopy } from '@domain/copy/password-copy'

export interface PasswordHintProps {
  /** Password typed so far. */
  password: string
  /** Email address or phone number of the account, which the password must not repeat. */
  username?: string | undefined
}

/**
 * Hint at the strength of a password that is long enough. Only the server knows the common and the
 * breached passwords, and its refusal appears at the field.
 *
 * @avoid As a rule that refuses: it only advises.
 * @a11y A status, announced when the strength changes.
 */
export function PasswordHint({ password, username = '' }: PasswordHintProps) {
  const isShown = Array.from(password).length >= PASSWORD_MINIMUM
  const strength = isShown ? strengthOf(password, [username]) : undefined
  return (
    <Hint role="status" data-strength={strength}>
      {strength && passwordCopy.strength[strength]}
    </Hint>
  )
}

const Hint = styled('p')<{ 'data-strength': PasswordStrength | undefined }>(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minHeight: '1lh',
  color: theme.vars.palette.text.secondary,
  '&[data-strength="obvious"]': { color: theme.vars.palette.error.main },
  '&[data-strength="long"]': { color: theme.vars.palette.success.main },
}))
