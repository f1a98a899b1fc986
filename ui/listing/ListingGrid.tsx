import { styled } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'

export interface ListingGridProps {
  /** One ListingCard each. */
  children: ReactNode
  /** The list's accessible name, where no heading says it. */
  label?: string
  /** The next results are on their way; these stay, dimmed. */
  isBusy?: boolean
  /** The most columns; 3 where there are never more cards. */
  columns?: 3 | 4
}

/** Cards in 1 to 4 columns by the room the grid has, not by the page's: a side panel takes from it. */
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
  // Photos only: dimmed words would be too faint to read.
  '&[aria-busy="true"] [data-zoom] img': { opacity: 0.5 },
  ...Object.fromEntries(
    [480, 800].map((width, step) => [
      theme.containerQueries.up(width),
      { gridTemplateColumns: `repeat(${step + 2}, minmax(0, 1fr))` },
    ]),
  ),
  // Three at most stand in one row as soon as they can: no third one alone.
  [theme.containerQueries.up(680)]: {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [theme.containerQueries.up(1120)]: {
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
}))
