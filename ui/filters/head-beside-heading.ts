import type { Theme } from '@mui/material/styles'

/** Style of a row whose smaller title has the baseline of an `h1` that begins beside it. */
export const headBesideHeading = (theme: Theme) =>
  ({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'flex-start',
    minHeight: 0,
    marginBlockEnd: theme.spacing(2),
    '&::before': { ...theme.typography.h1, content: '"\\200b" / ""', width: 0 },
  }) as const
