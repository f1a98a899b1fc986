import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface CardColumnsProps {
  /** Cards of the left column, stacked. */
  children: ReactNode
  /**
   * Cards of the right column, sticky from `lg` up in a high window. Below `lg` they follow the
   * others.
   */
  aside: ReactNode
  /**
   * Which column is wider: the main one, at 7 to 4 (the default), or the aside, at 5 to 7. Then both are
   * equally tall, and their last cards fill them.
   */
  wide?: 'main' | 'aside' | undefined
}

/**
 * Layout of an account page: cards in two columns.
 *
 * @avoid For a page to read with one card of actions: MainAndAside.
 * @a11y The right column is an `aside`, and follows the other in the tab order.
 */
export function CardColumns({ children, aside, wide = 'main' }: CardColumnsProps) {
  return (
    <Columns data-wide={wide}>
      <Stack>{children}</Stack>
      <Stack as="aside" data-aside>
        {aside}
      </Stack>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    columnGap: theme.spacing(4),
    '&[data-wide="aside"]': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      '&& > *': {
        position: 'static',
        display: 'flex',
        flexDirection: 'column',
        alignSelf: 'stretch',
        '& > :last-child': { flexGrow: 1 },
      },
    },
  },
}))

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  minWidth: 0,
  // In a lower window a sticky card would keep its last line, the button, below the edge.
  [`${theme.breakpoints.up('lg')} and (min-height: 50em)`]: {
    '&[data-aside]': {
      position: 'sticky',
      insetBlockStart: theme.spacing(12),
      alignSelf: 'start',
    },
  },
}))
