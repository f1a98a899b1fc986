import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { SampleMark } from '@ui/text/SampleMark'

export interface SectionCardProps {
  /** Heading of the card, which is also its accessible name. */
  title: string
  /** Whether the content is a fixed sample, which a line below the title says. False by default. */
  isSample?: boolean | undefined
  /** Content of the card. */
  children: ReactNode
}

/**
 * Section of an account page: a card with a heading.
 *
 * @avoid On a property page: PropertySection has no card around it.
 * @a11y A section named by its heading.
 */
export function SectionCard({ title, isSample = false, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {isSample && <SampleMark />}
      {children}
    </Card>
  )
}

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minWidth: 0,
  padding: theme.spacing(3),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.photo,
  backgroundColor: theme.vars.palette.surface,
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
}))

/** Smaller than the page's main heading, such as a listing's name. */
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  fontSize: theme.typography.pxToRem(18),
}))
