import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { insteadCopy } from '@domain/copy/instead-copy'
import { BareList } from '@ui/text/bare-list'

export interface InsteadListProps {
  /** Changes that find listings, and their labels. */
  changes: readonly { key: string; label: string }[]
  /** Callback fired with the key of the clicked change. */
  onChoose: (key: string) => void
}

/**
 * Buttons below an empty result, each of which changes the search so that it finds listings.
 *
 * @avoid For links to other pages.
 * @a11y A named list of buttons.
 */
export function InsteadList({ changes, onChoose }: InsteadListProps) {
  return (
    <List aria-label={insteadCopy.title}>
      {changes.map(({ key, label }) => (
        <li key={key}>
          <Button variant="outlined" onClick={() => onChoose(key)}>
            {label}
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
