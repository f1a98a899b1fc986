import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'

export interface FilterRowProps {
  /** The FilterBar, which may still be on its way. */
  children: ReactNode
}

/** The place of Home's filter row, as high before its code has come as after. */
export function FilterRow({ children }: FilterRowProps) {
  return (
    <Place>
      <Suspense fallback={<Empty aria-hidden />}>{children}</Suspense>
    </Place>
  )
}

const Place = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  minHeight: theme.spacing(9.5),
  paddingBlock: theme.spacing(1, 0.5),
}))

const Empty = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  height: theme.spacing(7.75),
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.line,
  borderRadius: theme.radius.pill,
}))
