import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

export interface CardColumnsProps {
  /** Cards below one another. */
  children: ReactNode
  /** Cards at the right, in sight while scrolling from large up; below the others otherwise. */
  aside: ReactNode
}

/** An account page: cards on the ground in two columns, 7 to 4. */
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
