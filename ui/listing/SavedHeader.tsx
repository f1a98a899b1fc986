import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { feedbackCopy } from '@domain/copy/feedback-copy'
import { homeCopy } from '@domain/copy/home-copy'
import { savedCopy } from '@domain/copy/saved-copy'

export interface SavedHeaderProps {
  /** Number of saved listings, or undefined until it is known. */
  count: number | undefined
  /** Whether the listings are loading, which replaces the number. */
  isLoading?: boolean | undefined
  /** Date as shown, such as 'Jan 5, 2026'. It is a fixed sample. */
  lastUpdated: string
}

/**
 * Heading of the saved listings page.
 *
 * @avoid On other pages: PageHeading.
 * @a11y The `h1`; the count is a status, which also says that it is loading.
 */
export function SavedHeader({ count, isLoading = false, lastUpdated }: SavedHeaderProps) {
  const words = count === undefined ? '' : savedCopy.count(count)
  return (
    <Top>
      <Typography variant="h1">{savedCopy.heading}</Typography>
      <Line>
        <span role="status">{isLoading ? homeCopy.loading : words}</span>
        <span>{savedCopy.lastUpdated(lastUpdated)}</span>
        <span>{feedbackCopy.sample}</span>
      </Line>
    </Top>
  )
}

const Top = styled('header')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }))

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  margin: 0,
  marginBlockStart: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
  // A line of its own, so that the rest stays in place when the number comes.
  '& > [role="status"]': { flex: '0 0 100%' },
}))
