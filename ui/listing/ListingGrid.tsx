import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'

export interface ListingGridProps {
  /** ListingCard elements. */
  children: ReactNode
  /** Accessible name of the list, where no heading names it. */
  label?: string | undefined
  /** Whether the next results are loading. The current ones stay visible, dimmed. */
  isBusy?: boolean | undefined
  /** Maximum number of columns. Use 3 where there are never more than three cards. 4 by default. */
  columns?: 3 | 4 | undefined
}

/**
 * Grid of cards in 1 to 4 columns. The number depends on the width of the grid instead of the
 * window, because a side panel may share the page.
 */
export function ListingGrid({ children, label, isBusy = false, columns = 4 }: ListingGridProps) {
  return (
    <Room>
      <Columns role="list" aria-label={label} aria-busy={isBusy} data-columns={columns}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </Columns>
    </Room>
  )
}

const Room = styled('div')({ containerType: 'inline-size' })

const Columns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Dims only the photos, because dimmed text would be too faint to read.
  '&[aria-busy="true"] [data-zoom] img': { opacity: 0.5 },
  ...Object.fromEntries(
    [480, 800].map((width, step) => [
      theme.containerQueries.up(width),
      { gridTemplateColumns: `repeat(${step + 2}, minmax(0, 1fr))` },
    ]),
  ),
  // At most three cards form one row as soon as they fit, so that none wraps alone.
  [theme.containerQueries.up(680)]: {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [theme.containerQueries.up(1120)]: {
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}))
