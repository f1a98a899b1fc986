import { styled, type CSSObject } from '@mui/material/styles'
import { Children, type ReactNode } from 'react'
import { BareList } from '@ui/text/bare-list'

export interface ListingGridProps {
  /** ListingCard elements. */
  children: ReactNode
  /** Accessible name of the list, where no heading names it. */
  label?: string | undefined
  /** Whether the next results are loading. The current ones stay visible, dimmed. */
  isBusy?: boolean | undefined
  /** Maximum number of columns. Use 3 for three cards and beside a panel, 4 for eight. 5 by default. */
  columns?: 3 | 4 | 5 | undefined
}

/**
 * Grid of cards in 1 to 5 columns. The number depends on the width of the grid instead of the
 * window, because a side panel may share the page.
 *
 * @avoid For cards of other kinds: its widths fit ListingCard.
 * @a11y A list with a name. While it loads, `aria-busy` is set.
 */
export function ListingGrid({ children, label, isBusy = false, columns = 5 }: ListingGridProps) {
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

/** Large text leaves room for fewer columns, so their widths are in rem. */
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/**
 * Style of a grid of at most three columns. It has the third one early, so that beside a panel, and
 * where three cards make one row, no card wraps alone.
 */
export const earlyThird = { '@container (min-width: 40rem)': columns(3) }

/**
 * Style of a list of cards in one column. The browser lays out the third and further cards only when
 * they come near the window, because a dozen at once keep a slow phone busy for most of a second.
 */
const laterCards: CSSObject = {
  '@container (max-width: 29.99rem)': {
    '& > li:nth-of-type(n + 3)': {
      contentVisibility: 'auto',
      // Photos are 4 to 3, and the text below them takes the rest.
      containIntrinsicBlockSize: 'auto calc(75cqi + 6.625rem)',
      // Rings of the focus are around the cards.
      overflowClipMargin: 8,
    },
  },
}

const Columns = styled(BareList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Dims only the photos, because dimmed text would be too faint to read.
  '&[aria-busy="true"] [data-zoom] img': { opacity: 0.5 },
  ...laterCards,
  '@container (min-width: 30rem)': columns(2),
  '@container (min-width: 50rem)': columns(3),
  '&[data-columns="3"]': earlyThird,
  '@container (min-width: 70rem)': { '&:is([data-columns="4"], [data-columns="5"])': columns(4) },
  '@container (min-width: 100rem)': { '&[data-columns="5"]': columns(5) },
}))
