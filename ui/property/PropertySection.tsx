import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

export interface PropertySectionProps {
  /** Heading (`h2`) of the section, which is also its accessible name. */
  title: string
  /** Content of the section. */
  children: ReactNode
  /**
   * Whether the section appears in print. True by default. Use false for links and for content that
   * only a click reveals.
   */
  isInPrint?: boolean | undefined
}

/**
 * Section of a property page: a heading with its content.
 *
 * @avoid On account pages: SectionCard.
 * @a11y A section named by its `h2`.
 */
export function PropertySection({ title, children, isInPrint = true }: PropertySectionProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId} data-print={isInPrint}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {children}
    </Root>
  )
}

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& > h2': { marginBlockEnd: theme.spacing(2.5) },
}))
