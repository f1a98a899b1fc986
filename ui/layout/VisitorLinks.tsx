import { mdiAccountOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { headerCopy } from '@domain/copy/header-copy'
import { paths } from '@domain/paths'
import { Icon } from '@ui/text/Icon'

/**
 * Login and sign-up buttons for a visitor, in place of the profile menu. On phones 'Sign Up' moves
 * to the mobile menu.
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
          <Icon path={mdiAccountOutline} />
        </IconButton>
      </Phone>
    </>
  )
}

const Words = styled('span')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(1),
  [theme.breakpoints.up('md')]: { display: 'flex' },
  '& a': { whiteSpace: 'nowrap' },
}))

const Phone = styled('span')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}))
