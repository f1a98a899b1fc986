import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface CardColumnsProps {
  /** Cards of the wide column, stacked. */
  children: ReactNode
  /**
   * Cards of the narrow column at the right, sticky from `lg` up. Below `lg` they follow the
   * others.
   */
  aside: ReactNode
}

/**
 * Layout of an account page: cards in two columns at a ratio of 7 to 4.
 *
 * @avoid For a page to read with one card of actions: MainAndAside.
 * @a11y The narrow column is an `aside`, and follows the other in the tab order.
 */
export function CardColumns({ children, aside }: CardColumnsProps) {
  return (
    <Columns>
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
  },
}))

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignContent: 'start',
  minWidth: 0,
  [theme.breakpoints.up('lg')]: {
    '&[data-aside]': {
      position: 'sticky',
      insetBlockStart: theme.spacing(12),
      alignSelf: 'start',
    },
  },
}))
