import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { measureAside, stickyAside } from './sticky-aside'

export interface CardColumnsProps {
  /** Cards of the left column, stacked. */
  children: ReactNode
  /**
   * Cards of the right column, sticky from `lg` up. Below `lg` they follow the
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
      <Aside ref={measureAside} data-aside>
        {aside}
      </Aside>
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

const stack = (theme: Theme) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  minWidth: 0,
})

const Stack = styled('div')(({ theme }) => stack(theme))

const Aside = styled('aside')(({ theme }) => ({
  ...stack(theme),
  [theme.breakpoints.up('lg')]: stickyAside(theme),
}))
