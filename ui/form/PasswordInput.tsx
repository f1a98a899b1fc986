import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { loginCopy } from '@domain/copy/login-copy'
import { Icon } from '@ui/text/Icon'
import { TextInput, type TextInputProps } from './TextInput'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment'>

/** A password, hidden until the guest asks to see it (section 2.3). */
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
          edge="end"
          // The name stays and the state changes, so a screen reader says "pressed".
          aria-label={loginCopy.showPassword}
          aria-pressed={isShown}
          disabled={props.disabled ?? false}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon path={isShown ? mdiEyeOffOutline : mdiEyeOutline} />
        </IconButton>
      }
    />
  )
}
