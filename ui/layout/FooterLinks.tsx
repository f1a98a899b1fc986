import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { QuietLink } from '@ui/link/QuietLink'
import { touchArea } from '@ui/link/touch-area'

export interface FooterLinksProps {
  /** Heading of the column. */
  title: string
  /** Labels and addresses, in order. */
  links: readonly { label: string; href: string }[]
}

/**
 * Column of links in the footer.
 *
 * @avoid In the header: HeaderNav.
 * @a11y A navigation named by its heading.
 */
export function FooterLinks({ title, links }: FooterLinksProps) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h3">
        {title}
      </Typography>
      <List>
        {links.map(({ label, href }) => (
          <li key={href}>
            <QuietLink href={href}>{label}</QuietLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& a': touchArea(theme),
}))
