import { mdiGoogle } from '@mdi/js'
import Button from '@mui/material/Button'
import { loginCopy } from '@domain/copy/login-copy'
import { Icon } from '@ui/text/Icon'
import { Divider } from './auth-form-parts'

export interface GoogleButtonProps {
  /** Callback fired on a click. The page then leaves for Google. */
  onGoogle: () => void
}

/**
 * 'or' divider and Google button. It serves both logging in and signing up.
 *
 * @avoid For other providers: the product offers no other.
 * @a11y A button, because the page leaves only after a request. Its text is its name; the icon is
 * decorative.
 */
export function GoogleButton({ onGoogle }: GoogleButtonProps) {
  return (
    <>
      <Divider>{loginCopy.or}</Divider>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        onClick={onGoogle}
        startIcon={<Icon path={mdiGoogle} size="small" />}
      >
        {loginCopy.google}
      </Button>
    </>
  )
}
