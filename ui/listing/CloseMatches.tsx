import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { resultsCopy } from '@domain/copy/results-copy'

export interface CloseMatchesProps {
  /** Grid of the listings that nearly match. Their headings have level 3. */
  children: ReactNode
}

/**
 * Section of the results below the matches, with a line and a heading above it.
 *
 * @avoid For listings that match: they belong in the ListingGrid above it.
 * @a11y A section named by its heading.
 */
export function CloseMatches({ children }: CloseMatchesProps) {
  const headingId = useId()
  return (
    <Section aria-labelledby={headingId}>
      <header>
        <Typography id={headingId} variant="h2">
          {resultsCopy.closeMatches}
        </Typography>
        <Typography variant="body2" sx={{ color: 'ink2.main' }}>
          {resultsCopy.closeMatchesHint}
        </Typography>
      </header>
      {children}
    </Section>
  )
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '* + &': {
    marginBlockStart: theme.spacing(5),
    paddingBlockStart: theme.spacing(4),
    borderBlockStartWidth: 1,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: theme.vars.palette.line,
  },
}))
