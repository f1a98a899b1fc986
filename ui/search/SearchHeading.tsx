import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { discoverCopy } from '@domain/copy/discover-copy'
import { Icon } from '@ui/text/Icon'
import { ICON_X } from '@ui/text/icons'

export interface SearchHeadingProps {
  /** Search text. Without it the heading covers all listings. */
  term?: string | undefined
  /** Callback fired on a click on 'Clear search', which shows only with a search text. */
  onClear: () => void
  /**
   * Chips of the active filters. The first ones are in the heading's line, where they push nothing
   * down.
   */
  children?: ReactNode | undefined
}

/**
 * Heading of the Discover page, with a button that clears the search text.
 *
 * @avoid On other pages: PageHeading.
 * @a11y The `h1`; the button after it clears the text.
 */
export function SearchHeading({ term, onClear, children }: SearchHeadingProps) {
  return (
    <Row>
      <Typography variant="h1">
        {term ? discoverCopy.searchHeading(term) : discoverCopy.heading}
      </Typography>
      {term && (
        <Button
          variant="outlined"
          size="small"
          onClick={onClear}
          startIcon={<Icon path={ICON_X} size="small" />}
        >
          {discoverCopy.clearSearch}
        </Button>
      )}
      {children}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minHeight: theme.size.touch,
  marginBlockEnd: theme.spacing(1),
  '& h1': { minWidth: 0, overflowWrap: 'anywhere' },
}))
