import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface PageHeadingProps {
  /** Text of the heading. */
  children: string
  /** Buttons at the right of the heading, or under it in a narrow window. */
  actions?: ReactNode | undefined
}

/**
 * Heading (`h1`) of a page.
 *
 * @avoid For the heading of a section: SectionCard or PropertySection.
 * @a11y The page's only `h1`; its actions follow it.
 */
export function PageHeading({ children, actions }: PageHeadingProps) {
  return (
    <Row>
      <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5, 2),
  marginBlockEnd: theme.spacing(3),
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}))
