import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { loginCopy } from '@domain/copy/login-copy'
import { Divider } from '@ui/form/form-parts'

export interface GoogleButtonProps {
  /** Callback fired on a click. The page then leaves for Google. */
  onGoogle: () => void
}

const GOOGLE_MARK =
  'M21.35 11.1H12.18V13.83H18.69C18.36 17.64 15.19 19.27 12.19 19.27C8.36 19.27 5 16.25 5 12C5 7.9 8.2 4.73 12.2 4.73C15.29 4.73 17.1 6.7 17.1 6.7L19 4.72C19 4.72 16.56 2 12.1 2C6.42 2 2.03 6.8 2.03 12C2.03 17.05 6.16 22 12.25 22C17.6 22 21.5 18.33 21.5 12.91C21.5 11.76 21.35 11.1 21.35 11.1Z'

/**
 * 'or' divider and Google button. It serves both logging in and signing up.
 *
 * @avoid For another provider: the product offers none.
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
        startIcon={
          <Mark viewBox="0 0 24 24" aria-hidden>
            <path d={GOOGLE_MARK} />
          </Mark>
        }
      >
        {loginCopy.google}
      </Button>
    </>
  )
}

const Mark = styled('svg')({ width: '1.125rem', height: '1.125rem', fill: 'currentColor' })
