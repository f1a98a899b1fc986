import { styled } from '@mui/material/styles'
import { type ReactNode } from 'react'
import { MarketingSlides } from './MarketingSlides'

export interface AuthLayoutProps {
  /** One form with its `h1`. */
  children: ReactNode
}

/**
 * Layout of the authentication pages: marketing slides and form side by side from `sm` up, and
 * below it the form under a one-line caption.
 *
 * @avoid For account pages after the login: CardColumns lays those out.
 * @a11y The slides come after no landmark of their own; the form's heading is the page's `h1`. Only
 * the slides' pause button is a tab stop.
 */
export function AuthLayout({ children }: AuthLayoutProps) {
  return (
    <Halves>
      <MarketingSlides />
      <Form>{children}</Form>
    </Halves>
  )
}

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(min(22rem, 60%), 1fr)',
    gap: theme.spacing(3),
    // The photo ends as far above the window's edge as it begins below the header.
    marginBlockEnd: theme.spacing(-5),
  },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(8) },
}))

const Form = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: '25rem',
  marginInline: 'auto',
  [theme.breakpoints.up('sm')]: { alignSelf: 'center', paddingBlock: theme.spacing(1) },
}))
