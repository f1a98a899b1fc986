import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { profileCopy } from '@domain/copy/profile-copy'
import { Avatar } from '@ui/layout/Avatar'
import type { HeaderUser } from '@ui/layout/header-user'
import { SectionCard } from '@ui/layout/SectionCard'
import { QuietLink } from '@ui/link/QuietLink'
import { BareList } from '@ui/text/bare-list'
import { Icon } from '@ui/text/Icon'
import { ICON_CHEVRON_RIGHT } from '@ui/text/icons'

export interface AccountCardProps {
  /** Guest to show. Left out beside a form that shows the same face and name. */
  user?: HeaderUser | undefined
  /** Links to the other pages of the account, in order. */
  links: readonly { label: string; href: string }[]
}

/**
 * Card that shows the logged-in guest and the links to their pages. It appears beside every
 * settings tab.
 *
 * @avoid For the account of a host: HostCard shows name and contact without links.
 * @a11y A section named by its heading. The links come in the order in which they are shown.
 */
export function AccountCard({ user, links }: AccountCardProps) {
  return (
    <SectionCard title={profileCopy.account}>
      {user && (
        <Person>
          <Avatar name={user.name} src={user.photo} size="large" />
          <div>
            <Typography variant="h3" component="p">
              {user.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {user.email}
            </Typography>
          </div>
        </Person>
      )}
      <Links>
        {links.map(({ label, href }) => (
          <li key={href}>
            <QuietLink href={href}>
              {label}
              <Icon path={ICON_CHEVRON_RIGHT} size="small" />
            </QuietLink>
          </li>
        ))}
      </Links>
    </SectionCard>
  )
}

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > div': { minWidth: 0, flex: '1 1 8rem', overflowWrap: 'anywhere' },
}))

const Links = styled(BareList)(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: theme.size.touch,
    borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  },
  // Right below the title, the first link needs no line.
  'div:has(> h2) + & > :first-of-type a': { borderBlockStartWidth: 0 },
  '& svg': { color: theme.vars.palette.text.secondary },
}))
