import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { Icon } from '@ui/text/Icon'
import { ICON_USER } from '@ui/text/icons'

/** Minimum width of the header at which its logo, icons and account links are in words. */
export const ROOM_FOR_LOGO = '@container (min-width: 48rem)'

/**
 * Login and sign-up buttons for a visitor, in place of the profile menu. On phones 'Sign Up' moves
 * to the mobile menu.
 *
 * @avoid For a logged-in guest: ProfileButton.
 * @a11y Links with text; on phones the login is an icon with a name.
 */
export function VisitorLinks() {
  return (
    <>
      <Words>
        <Button href={paths.login} variant="text" color="secondary">
          {headerCopy.login}
        </Button>
        <Button href={paths.signUp} variant="contained">
          {headerCopy.signUp}
        </Button>
      </Words>
      <Phone>
        <IconButton href={paths.login} aria-label={headerCopy.login}>
          <Icon path={ICON_USER} />
        </IconButton>
      </Phone>
    </>
  )
}

const Words = styled('span')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(1),
  [ROOM_FOR_LOGO]: { display: 'flex' },
  '& a': { whiteSpace: 'nowrap' },
}))

const Phone = styled('span')({ [ROOM_FOR_LOGO]: { display: 'none' } })
