import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
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
 * Hint at the strength of a password that is long enough. The list of common passwords is fetched
 * with the first character. Without it there is no hint, and the server still checks.
 *
 * @avoid As a rule that refuses: it only advises.
 * @a11y A status, announced when the strength changes.
 */
export function PasswordHint({ password, username = '' }: PasswordHintProps) {
  const common = useCommonWords(password)
  const isShown = common && Array.from(password).length >= PASSWORD_MINIMUM
  const strength = isShown ? strengthOf(password, [username], common) : undefined
  return (
    <Hint role="status" data-strength={strength}>
      {strength && passwordCopy.strength[strength]}
    </Hint>
  )
}

/** Returns the common passwords once they are loaded. Where that fails, more typing tries again. */
function useCommonWords(password: string) {
  const [words, setWords] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (!password || words) return
    import('@domain/account/common-words').then(
      ({ commonWords }) => setWords(commonWords),
      (error: unknown) => console.warn('The list of common passwords was not loaded', error),
    )
  }, [password, words])
  return words
}

const Hint = styled('p')<{ 'data-strength': PasswordStrength | undefined }>(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  minHeight: '1lh',
  color: theme.vars.palette.text.secondary,
  '&[data-strength="weak"]': { color: theme.vars.palette.error.main },
  '&[data-strength="strong"]': { color: theme.vars.palette.success.main },
}))
