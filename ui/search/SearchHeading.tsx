import { mdiClose } from '@mdi/js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { discoverCopy } from '@domain/copy/discover-copy'
import { Icon } from '../text/Icon'

export interface SearchHeadingProps {
  /** What was searched for; without it all homes are meant. */
  term?: string | undefined
  /** 'Clear search'; shown with a term. */
  onClear: () => void
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
  '& h1': { minWidth: 0, overflowWrap: 'anywhere' },
}))

/** Says what Discover shows, and takes the search text away (section 2.8). */
export function SearchHeading({ term, onClear }: SearchHeadingProps) {
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
          startIcon={<Icon path={mdiClose} size="small" />}
        >
          {discoverCopy.clearSearch}
        </Button>
      )}
    </Row>
  )
}
