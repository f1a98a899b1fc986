import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { signUpCopy } from '@domain/copy/sign-up-copy'
import { paths } from '@domain/paths'

/**
 * Link from the sign-up page to the login page.
 *
 * @avoid On the login page itself.
 * @a11y A link within a sentence, told apart by its underline as well as its colour.
 */
export function LoginLink() {
  return (
    <Typography variant="body2" sx={{ textAlign: 'center' }}>
      {signUpCopy.haveAccount}{' '}
      <Link href={paths.login} underline="always">
        {signUpCopy.login}
      </Link>
    </Typography>
  )
}
