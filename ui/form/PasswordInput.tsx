import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { loginCopy } from '@domain/copy/login-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_EYE, ICON_EYE_OFF } from '@ui/text/icons'
import { TextInput, type TextInputProps } from './TextInput'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment'>

/**
 * Password input with a button that shows the password.
 *
 * @avoid For a new password: NewPasswordField adds the rules.
 * @a11y The show button is a toggle with `aria-pressed`; the input keeps its label and its caret.
 */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endAdornment={
        <IconButton
          // The label stays and the state changes, so that screen readers say "pressed".
          aria-label={loginCopy.showPassword}
          aria-pressed={isShown}
          disabled={props.disabled ?? false}
          onClick={() => setIsShown(!isShown)}
          sx={{ marginInlineEnd: -1.5 }}
        >
          <Icon path={isShown ? ICON_EYE_OFF : ICON_EYE} />
        </IconButton>
      }
    />
  )
}
