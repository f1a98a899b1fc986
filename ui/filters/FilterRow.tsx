import { styled } from '@mui/material/styles'
import { Suspense, type ReactNode } from 'react'

export interface FilterRowProps {
  /** FilterBar, which may still be loading. In windows below `lg` the row is not shown. */
  children?: ReactNode | undefined
}

/**
 * Container of the home page's filter row. It reserves the row's height while the code loads.
 *
 * @avoid For content of unknown height: it reserves one row.
 * @a11y It adds nothing for screen readers.
 */
export function FilterRow({ children }: FilterRowProps) {
  return (
    <Place>
      <Suspense fallback={<Empty aria-hidden />}>{children || <Empty aria-hidden />}</Suspense>
    </Place>
  )
}

const Place = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  minHeight: theme.spacing(9.5),
  paddingBlock: theme.spacing(1, 0.5),
  [theme.breakpoints.down('lg')]: { display: 'none' },
  // Without scripts nothing comes.
  '@media (scripting: none)': { display: 'none' },
}))

const Empty = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  height: theme.spacing(7.75),
  border: `thin solid ${theme.vars.palette.line}`,
  borderRadius: theme.radius.pill,
}))
