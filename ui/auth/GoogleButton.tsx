import { mdiGoogle } from '@mdi/js'
import Button from '@mui/material/Button'
import { loginCopy } from '@domain/copy/login-copy'
import { Icon } from '@ui/text/Icon'
import { Divider } from './auth-form-parts'

export interface GoogleButtonProps {
  /** Leaves for Google's page (section 2.3). */
  onGoogle: () => void
}

/** The other way in, after an 'or': a new account and an old one alike. */
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
