import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { insteadCopy } from '@domain/copy/instead-copy'
import { BareList } from '@ui/text/bare-list'

export interface InsteadListProps<Change extends { key: string; label: string }> {
  /** Changes that find listings, and their labels. */
  changes: readonly Change[]
  /** Callback fired with the clicked change. */
  onChoose: (change: Change) => void
}

/**
 * Buttons below an empty result, each of which changes the search so that it finds listings.
 *
 * @avoid For links to other pages.
 * @a11y A named list of buttons.
 */
export function InsteadList<Change extends { key: string; label: string }>({
  changes,
  onChoose,
}: InsteadListProps<Change>) {
  return (
    <List aria-label={insteadCopy.title}>
      {changes.map((change) => (
        <li key={change.key}>
          <Button variant="outlined" onClick={() => onChoose(change)}>
            {change.label}
          </Button>
        </li>
      ))}
    </List>
  )
}

const List = styled(BareList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  paddingBlockEnd: theme.spacing(6),
  '& button': { minHeight: theme.size.touch, overflowWrap: 'anywhere' },
}))
