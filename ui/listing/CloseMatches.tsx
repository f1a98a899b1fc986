import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { resultsCopy } from '@domain/copy/results-copy'

export interface CloseMatchesProps {
  /**
   * Kinds of close matches in their order. A heading says what they have and what they lack, and the
   * headings in the grid of their cards have level 4.
   */
  groups: readonly { heading: string; cards: ReactNode }[]
}

/**
 * Section of the results below the matches, with a line and a heading above it and a short heading
 * for each kind.
 *
 * @avoid For listings that match: they belong in the ListingGrid above it.
 * @a11y A section named by its heading, with a section for each kind.
 */
export function CloseMatches({ groups }: CloseMatchesProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <header>
        <Typography id={id} variant="h2">
          {resultsCopy.closeMatches}
        </Typography>
        <Typography variant="body2" sx={{ color: 'ink2.main' }}>
          {resultsCopy.closeMatchesHint}
        </Typography>
      </header>
      {groups.map(({ heading, cards }, index) => (
        <Group key={heading} aria-labelledby={`${id}-${index}`}>
          <Typography id={`${id}-${index}`} variant="h3">
            {heading}
          </Typography>
          {cards}
        </Group>
      ))}
    </Section>
  )
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '* + &': {
    marginBlockStart: theme.spacing(5),
    paddingBlockStart: theme.spacing(4),
    borderBlockStart: `thin solid ${theme.vars.palette.line}`,
  },
}))

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& + &': { marginBlockStart: theme.spacing(3) },
}))
