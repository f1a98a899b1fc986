import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { resetPasswordCopy } from '@domain/copy/reset-password-copy'
import { paths } from '@domain/paths'
import { Form } from '@ui/form/form-parts'
import { Icon } from '@ui/text/Icon'
import { ICON_CHECK } from '@ui/text/icons'
import { AuthHeading } from './AuthHeading'

/**
 * Success page after a password reset, with a button to the login page.
 *
 * @avoid For other successes: a toast is enough where the page stays.
 * @a11y The heading takes the focus; the only button is a link to the login page.
 */
export function ResetDone() {
  return (
    <Form as="div">
      <Seal>
        <Icon path={ICON_CHECK} size="large" />
      </Seal>
      <AuthHeading
        title={resetPasswordCopy.doneTitle}
        intro={resetPasswordCopy.doneBody}
        takesFocus
      />
      <Button variant="contained" size="large" fullWidth href={paths.login}>
        {resetPasswordCopy.login}
      </Button>
    </Form>
  )
}

const Seal = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '4rem',
  height: '4rem',
  borderRadius: theme.radius.pill,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.actionTint,
}))
