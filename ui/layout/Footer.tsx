import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { footerCopy } from '@domain/copy/footer-copy'
import { paths } from '@domain/paths'
import { QuietLink } from '@ui/link/QuietLink'
import { BareList } from '@ui/text/bare-list'
import { navLinks } from './header-links'
import { Logo } from './Logo'
import { PageFrame } from './PageFrame'

const columns = [
  { title: footerCopy.quickLinks, links: navLinks },
  {
    title: footerCopy.supportLinks,
    links: [
      { label: footerCopy.supportCentre, href: paths.support },
      { label: footerCopy.faq, href: paths.supportInfo },
      { label: footerCopy.help, href: paths.help },
    ],
  },
]

const isComing = { role: 'link', 'aria-disabled': true } as const

/**
 * Footer of the public pages. Its contact details, terms and privacy links are placeholders.
 *
 * @avoid On pages of an account or a form, which end with their content.
 * @a11y The `contentinfo` landmark. Its columns are named navigations; placeholders are disabled
 * links.
 */
export const Footer = memo(function Footer() {
  const id = useId()
  const { about, contact } = footerCopy
  return (
    <Ground>
      <PageFrame space="none">
        <Columns>
          <div data-wide>
            <Logo />
            <Typography component="h2" variant="h3" sx={{ mt: 2 }}>
              {about.title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'ink2.main', maxWidth: '26rem' }}>
              {about.body}
            </Typography>
          </div>
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-labelledby={`${id}-${index}`}>
              <Typography id={`${id}-${index}`} component="h2" variant="h3">
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
          ))}
          <div data-wide>
            <Typography component="h2" variant="h3">
              {contact.title}
            </Typography>
            <Lines>
              {[feedbackCopy.sample, contact.address, contact.phone, contact.email].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Lines>
          </div>
        </Columns>
        <Foot>
          <Typography variant="body2">© {footerCopy.rights}</Typography>
          {/* Together, so that neither is alone on a line. */}
          <div>
            <Placeholder {...isComing}>{footerCopy.terms}</Placeholder>
            <Placeholder {...isComing}>{footerCopy.privacy}</Placeholder>
          </div>
        </Foot>
      </PageFrame>
    </Ground>
  )
})

const Ground = styled('footer')(({ theme }) => ({
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.sunken,
  paddingBlock: theme.spacing(6, 4),
  // The footer of Discover is beside the filter panel, so a container query sets its columns.
  containerType: 'inline-size',
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 3),
  // On a phone the links are side by side, between what is about all of them.
  '@container (min-width: 18rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 40rem)': { '& > [data-wide]': { gridColumn: 'auto' } },
  '@container (min-width: 60rem)': {
    gridTemplateColumns: '2fr 1fr 1fr 1.4fr',
    gap: theme.spacing(8),
  },
}))

/** Lines as far apart as the links beside them. */
const Lines = styled(BareList)(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', minHeight: theme.size.touch },
  '@container (min-width: 18rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: theme.spacing(3),
    overflowWrap: 'anywhere',
  },
  '@container (min-width: 40rem)': { display: 'block' },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 3),
  marginBlockStart: theme.spacing(5),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  color: theme.vars.palette.text.secondary,
  '& > p': { marginInlineEnd: 'auto' },
  '& > div': { display: 'flex', gap: theme.spacing(3) },
}))

/** Gives a link without a line or colour of its own the area that a finger needs. */
const touchArea = ({ size }: Theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
})

/** Anchor without an `href`, which is HTML's placeholder for a future link. */
const Placeholder = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  ...touchArea(theme),
}))

const List = styled(BareList)(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  '& a': touchArea(theme),
}))
